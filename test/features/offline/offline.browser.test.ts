import { expect, it } from 'vitest';
import { site as hospital, phoneHref } from '../../../src/facts/hospital/site.ts';
import { cardRoute, maxPageAgeDays } from '../../../src/features/offline/offline-limits.ts';
import { hrefIn } from '../../../src/site/addresses.ts';
import { offline as english } from '../../../src/words/en/features/offline.ts';
import { formatDay } from '../../../src/words/formats/en.ts';
import { offline as swahili } from '../../../src/words/sw/features/offline.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { fillForm, formNamed, submitButton, valuesIn } from '../../support/browser/form-cases.ts';
import { href } from '../../support/href.ts';
import {
  cachedCopies,
  cachedPages,
  goTo,
  offlineSite,
  openWorkerSite,
  tab,
  visitUntilCached,
} from './worker-site.ts';

await openWorkerSite();

const day = 86_400_000;
const card = href(cardRoute);
const emergency = href('emergency');
const pediatrics = href('pediatrics');

const main = () => tab.getByRole('main');
const today = () => formatDay(new Date().toISOString().slice(0, 10));

/** Expects visible links to the phone and an SMS. */
async function expectContact(): Promise<void> {
  const call = main().locator(`a[href="${phoneHref}"]`).filter({ hasText: hospital.phone });
  expect(await call.first().isVisible()).toBe(true);
  expect(await main().locator('a[href^="sms:+"]').first().isVisible()).toBe(true);
}

it('a visited page is shown with its day first, and refreshes with a connection', async () => {
  await visitUntilCached('/about');
  await goTo('/doctors');
  await eventually(cachedPages).toContain('/doctors');
  const heading = await tab.getByRole('heading', { level: 1 }).textContent();
  await offlineSite.goAway();
  const answer = await goTo('/doctors');
  expect(answer?.status()).toBe(200);
  expect(await tab.title()).toMatch(new RegExp(`^${english.copy(today())} \\| `));
  expect(await tab.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  const note = main().locator(':scope > :first-child');
  expect(await note.getAttribute('role')).toBe('status');
  expect(await note.textContent()).toContain(english.copy(today()));
  await expectContact();
  // the stylesheet is cached too
  expect(await note.evaluate((element) => getComputedStyle(element).paddingTop)).not.toBe('0px');
  await offlineSite.comeBack();
  await tab.getByRole('link', { name: english.tryAgain }).click();
  await eventually(() => tab.title()).not.toContain(english.copy(today()));
});

it.each([
  ['en', card],
  ['sw', hrefIn('sw')(cardRoute)],
] as const)('the emergency card in %s is shown with its style', async (language, path) => {
  await visitUntilCached('/');
  await offlineSite.goAway();
  expect((await goTo(path))?.status()).toBe(200);
  const words = language === 'en' ? english : swahili;
  expect(await tab.title()).toContain(words.copy('').trim());
  await expectContact();
  const call = tab.locator('.card-call');
  expect(await call.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
});

it.each([
  ['/services/dental', english],
  ['/sw/services/dental', swahili],
])('%s, never visited, shows phone, SMS, cached pages and the card', async (path, words) => {
  await visitUntilCached(card);
  await offlineSite.goAway();
  const answer = await goTo(path);
  expect(answer?.status()).toBe(503);
  expect(await tab.title()).toMatch(new RegExp(`^${words.heading} \\| `));
  expect(await tab.getByRole('heading', { level: 1 }).allTextContents()).toEqual([words.heading]);
  expect(await main().textContent()).toContain(words.notCached);
  await expectContact();
  expect(await tab.locator('.card-call').isVisible()).toBe(true);
  await main().locator(`a[href="${emergency}"]`).first().click();
  await eventually(() => tab.title()).toContain(english.copy(today()));
});

it('a copy older than 30 days is replaced by the reason and the card, unless it is lasting', async () => {
  const then = Date.now() - (maxPageAgeDays + 1) * day;
  offlineSite.now = () => then;
  await visitUntilCached('/doctors');
  await goTo(pediatrics);
  await eventually(cachedPages).toContain(pediatrics);
  await offlineSite.goAway();
  expect((await goTo(emergency))?.status()).toBe(503);
  const writtenThen = formatDay(new Date(then).toISOString().slice(0, 10));
  expect(await main().textContent()).toContain(english.tooOld(writtenThen));
  await expectContact();
  // nor is it linked
  expect(await main().locator(`section.alarm a[href="${emergency}"]`).count()).toBe(0);
  expect((await goTo('/doctors'))?.status()).toBe(503);
  expect((await goTo(pediatrics))?.status()).toBe(503);
  expect(await main().textContent()).toContain(english.tooOld(writtenThen));
  // the card always follows the warning, with its day
  expect((await goTo(card))?.status()).toBe(503);
  expect(await main().textContent()).toContain(english.tooOld(writtenThen));
  expect(await tab.locator('.card-call').isVisible()).toBe(true);
  expect((await goTo(href('contact')))?.status()).toBe(200);
  expect(await tab.title()).toContain(english.copy(writtenThen));
});

it('a form sent without its code says that nothing was sent, and Back keeps the input', async () => {
  const form = formNamed('appointment');
  await visitUntilCached('/');
  // the code of the form is lost, so the browser posts it
  await tab.context().route(/\/assets\/(hydrate-island|chat-form)/, (route) => route.abort());
  offlineSite.reroute = (path) => path.replace(/(hydrate-island|chat-form)-[^.]+/, 'no-such-file');
  await goTo(form.path);
  await fillForm(tab, form.name, form.values);
  await offlineSite.goAway();
  const answered = tab.waitForResponse((response) => response.request().method() === 'POST');
  await submitButton(tab).tap();
  expect((await answered).status()).toBe(503);
  expect(await main().textContent()).toContain(english.notSent);
  await expectContact();
  await tab.goBack();
  expect(await valuesIn(tab, form.name)).toEqual(form.values);
  const { name, email, message = '' } = form.values;
  const texts = (await cachedCopies()).map(({ text }) => text).join();
  for (const typed of [name, email, message]) expect(texts).not.toContain(typed);
});
