import { expect, it } from 'vitest';
import { fillForm, formNamed, valuesIn } from '../support/browser/form-cases.ts';
import { awaitWidgets, openAwake, origin, phone } from '../support/browser/open-page.ts';

/** Records the events that the page listens for, because 'unload' keeps it out of the Back cache. */
function recordListeners(): void {
  const listened: string[] = [];
  Reflect.set(window, 'listened', listened);
  const { addEventListener } = window;
  window.addEventListener = (type: string, ...rest: unknown[]) => {
    listened.push(type);
    Reflect.apply(addEventListener, window, [type, ...rest]);
  };
}

it('a page with a form may stay in the Back cache, and Back shows what was typed', async () => {
  const { name, path, values } = formNamed('contact');
  const { page } = await openAwake(path, {
    ...phone,
    prepare: (context) => context.addInitScript(recordListeners),
  });
  await fillForm(page, name, values);
  const listened: string[] = await page.evaluate(() => Reflect.get(window, 'listened'));
  expect(listened.length).toBeGreaterThan(0);
  expect(listened.filter((type) => /unload/.test(type))).toEqual([]);
  await page.goto(`${origin}/about`);
  await page.goBack();
  await awaitWidgets(page);
  expect(await valuesIn(page, name)).toEqual(values);
});
