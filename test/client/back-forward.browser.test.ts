import { expect, it } from 'vitest';
import { fillForm, formNamed, valuesIn } from '../support/browser/form-cases.ts';
import { awaitWidgets, openAwake, origin, phone } from '../support/browser/open-page.ts';

it('Back shows what was typed', async () => {
  const { name, path, values } = formNamed('contact');
  const { page } = await openAwake(path, phone);
  await fillForm(page, name, values);
  await page.goto(`${origin}/about`);
  await page.goBack();
  await awaitWidgets(page);
  expect(await valuesIn(page, name)).toEqual(values);
});
