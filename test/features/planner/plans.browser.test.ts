import { describe, expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { focusedName } from '../../support/browser/focused-name.ts';
import { desktop, origin, phone } from '../../support/browser/open-page.ts';
import { readSheets } from '../../support/browser/read-pdf.ts';
import {
  askForDate,
  dueDate,
  headingOf,
  openPlan,
  openWithCode,
  planCases,
  submit,
  today,
} from './plan-cases.ts';

describe.each(planCases)('the plan of $path', (each) => {
  const { path, typed } = each;

  it('a plan shows without script at the same address, and Back has an empty form', async () => {
    const { page } = await openPlan(each, phone);
    expect(page.url()).toBe(origin + path);
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const said of each.texts('en')) expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    await page.goBack();
    expect(await page.locator('main form').first().innerText()).not.toContain(typed);
    const field = page.locator('main form :is([type=date], [name=companion])').first();
    expect(await field.inputValue()).toBe('');
  });

  it('a plan is shown in place with script, focused, and sends no address with what was typed', async () => {
    const { page, problems, requested } = await openWithCode(path, phone);
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await each.fill(page);
    await submit(page);
    await headingOf(each, page).waitFor();
    expect(await focusedName(page)).toBe(each.heading('en'));
    expect(page.url()).toBe(origin + path);
    expect(await page.evaluate(() => Reflect.get(window, 'marked') === true)).toBe(true);
    expect(await page.evaluate(() => [scrollY, history.state])).toEqual([0, null]);
    expect(problems).toEqual([]);
    expect(requested.join('\n')).not.toContain(typed);
  });

  it.each(languageNames)('the longest plan prints on its sheets, in %s', async (language) => {
    const { page } = await openPlan(each, desktop, language);
    const { format, sheets: most } = each.paper;
    const pdf = await page.pdf(format === 'A4' ? { format } : { preferCSSPageSize: true });
    const sheets = readSheets(pdf);
    expect(sheets).toHaveLength(most);
    // A5 in points of 1/72 inch
    if (format === 'A5')
      expect(pdf.toString('latin1')).toMatch(/MediaBox ?\[0 0 4(19|20)[.\d]* 59[45]/);
    for (const said of [site.name, site.phone, ...each.texts(language)])
      expect(sheets.join('')).toContain(said.replace(/\s/g, ''));
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'button', 'textbox', 'radio', 'combobox'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
    // 10.5 pt
    const sizes = await page
      .locator('main :is(li, p, dd):visible')
      .evaluateAll((parts) =>
        parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      );
    if (format === 'A4') expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });
});

it('a wrong due date is an error in place, focused, with the input kept, until it is right', async () => {
  const { page } = await openWithCode('/antenatal-planner', phone);
  const longPast = dayAfter(today, -100);
  await askForDate(page, longPast);
  await submit(page);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await summary.waitFor();
  await eventually(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('[type=date]').inputValue()).toBe(longPast);
  await askForDate(page, dueDate);
  await submit(page);
  await page.locator('#visits').waitFor();
  expect(await page.title()).not.toMatch(/^Error: /);
});

it('a lone tick goes along to the other language', async () => {
  const { page } = await openWithCode('/vaccine-planner', phone);
  await page.getByRole('checkbox').check();
  await page.locator('[data-languages] a:visible').click();
  await page.waitForURL(`${origin}/sw/vaccine-planner`);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
});

it('no date is left on the page or in the history after Back and after a reload', async () => {
  const { page } = await openWithCode('/antenatal-planner', phone);
  const leaves = [
    async () => {
      await page.goto(`${origin}/contact`);
      await page.goBack();
    },
    () => page.reload(),
  ];
  for (const leave of leaves) {
    await askForDate(page, dueDate);
    await submit(page);
    await page.locator('#visits').waitFor();
    await leave();
    await eventually(() => page.locator('[type=date]').inputValue()).toBe('');
    expect(await page.content()).not.toContain(dueDate);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(dueDate);
  }
});

it('no failure takes the form away, and without a connection no button the plan', async () => {
  const { page, context } = await openWithCode('/antenatal-planner', phone);
  const note = page.locator('[data-unanswered]:not([hidden])');
  const failure = { status: 500, contentType: 'text/html', body: '<main>Sorry</main>' };
  await context.route(page.url(), (route) => route.fulfill(failure), { times: 1 });
  await askForDate(page, dueDate);
  await submit(page);
  await note.waitFor();
  expect(await page.locator('[type=date]').inputValue()).toBe(dueDate);
  await submit(page);
  await page.locator('#visits').waitFor();
  await context.setOffline(true);
  for (const form of ['[action$=".ics"]', '[action="/appointments"]', '[action^="/sw"]']) {
    await page.locator(`form${form} button:visible`).first().click();
    await note.waitFor();
    expect(await page.locator('#visits').isVisible()).toBe(true);
  }
});

it('a form that gets no answer says so after 20 s, and keeps everything', async () => {
  const path = '/sw/birth-plan';
  const { working } = wordsIn('sw', 'planFrame').planFrame;
  const { page, context } = await openWithCode(path, phone);
  // the limit is 20 s; the request's own clock cannot be moved
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendSoon(body) {
      Reflect.set(window, 'limit', this.timeout);
      this.timeout = 1500;
      send.call(this, body);
    };
  });
  await context.route(origin + path, () => undefined);
  await page.locator('#birth-companion').fill('Ann');
  const button = page.locator('[data-working]');
  await button.focus();
  await page.keyboard.press('Enter');
  await eventually(() => button.innerText()).toBe(working);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await page.locator('[data-in-place] [role=status]').textContent()).toBe(working);
  await page.locator('[data-unanswered]:not([hidden])').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'limit'))).toBe(20_000);
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('#birth-companion').inputValue()).toBe('Ann');
});
