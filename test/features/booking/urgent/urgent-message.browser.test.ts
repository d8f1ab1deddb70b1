import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { hrefIn } from '../../../../src/locales/places.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import { findViolations } from '../../../support/browser/find-violations.ts';
import {
  fillForm,
  formCases,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import {
  awaitWidgets,
  openAwake,
  openPage,
  origin,
  phone,
} from '../../../support/browser/open-page.ts';

const urgent = 'This sounds urgent: call now';
const danger = { en: 'My baby is not breathing', sw: 'Mtoto wangu hapumui' };
const dangerWords = /search-emergencies|is-urgent/;

const card = (page: Page) => page.getByRole('alert', { name: urgent });
const outcome = (page: Page) => page.getByRole('group', { name: /^One step left/ });
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('.toast');

async function expectCardFirst(page: Page): Promise<void> {
  await card(page).waitFor();
  await eventually(() => card(page).evaluate((box) => box.matches(':focus'))).toBe(true);
  await outcome(page).waitFor();
  // still, once the quieter card has come below it
  expect(await card(page).evaluate((box) => box.matches(':focus'))).toBe(true);
  const top = async (of: ReturnType<typeof card>) => (await of.boundingBox())?.y ?? 0;
  expect(await top(card(page))).toBeLessThan(await top(outcome(page)));
  expect(await card(page).getByRole('link').first().getAttribute('href')).toBe(phoneHref);
}

describe.each(formCases)('the $name form with a message of danger', ({ name, path, values }) => {
  async function openFilled(message: string, prepare = watchNewTabs) {
    const visit = await openAwake(path, { ...phone, reducedMotion: 'reduce', prepare });
    await fillForm(visit.page, name, { ...values, message });
    return visit;
  }

  it.each(['en', 'sw'] as const)(
    'in %s opens the chat and says "call now" above all else',
    async (language) => {
      const { page, problems } = await openFilled(danger[language]);
      await submitButton(page).tap();
      await expectCardFirst(page);
      const [tab] = await openedTabs(page);
      expect(new URL(tab?.href ?? '').searchParams.get('text')).toContain(danger[language]);
      expect(tab?.inGesture).toBe(true);
      // no thanks for waiting, and nothing is lost
      expect(await toasts(page).count()).toBe(0);
      expect(await valuesIn(page, name)).toEqual({ ...values, message: danger[language] });
      expect(problems).toEqual([]);
    },
  );

  it('by SMS says "call now" above all else', async () => {
    const { page } = await openFilled(danger.en);
    await page.locator('main form').getByRole('button', { name: 'Send by SMS' }).tap();
    await expectCardFirst(page);
    expect(await openedTabs(page)).toEqual([]);
  });

  it('without the words of danger, sends and names the number for emergencies', async () => {
    const { page } = await openFilled(danger.en, async (context) => {
      await watchNewTabs(context);
      await context.route(dangerWords, (route) => route.abort());
    });
    await submitButton(page).tap();
    await outcome(page).waitFor();
    expect(await card(page).count()).toBe(0);
    expect(await outcome(page).innerText()).toContain('Not for emergencies: call');
    expect(await outcome(page).locator(`a[href="${phoneHref}"]`).count()).toBeGreaterThan(0);
    expect(await openedTabs(page)).toHaveLength(1);
  });

  it('is answered without script by a page with the call first and the words below', async () => {
    const { page, problems } = await openPage(path, { ...phone, javaScriptEnabled: false });
    await fillForm(page, name, { ...values, message: danger.en });
    await submitButton(page).click();
    await page.getByRole('heading', { level: 1, name: urgent }).waitFor();
    expect(page.url()).toBe(origin + path);
    const main = page.getByRole('main');
    expect(await main.getByRole('link').first().getAttribute('href')).toBe(phoneHref);
    expect(await main.innerText()).toContain(danger.en);
    const chat = main.getByRole('link', { name: 'Send on WhatsApp instead' });
    expect(await chat.getAttribute('href')).toContain(encodeURIComponent(danger.en));
    await page.goBack();
    expect(await valuesIn(page, name)).toEqual({ ...values, message: danger.en });
    expect(problems).toEqual([]);
  });
});

it.each(['light', 'dark'] as const)(
  'axe finds no barrier in the answers, %s',
  async (colorScheme) => {
    const [, contact] = formCases;
    if (!contact) throw new Error('no contact form');
    const { name, path, values } = contact;
    const input = { ...values, message: danger.en };
    const { page } = await openAwake(path, { ...phone, colorScheme, prepare: watchNewTabs });
    await fillForm(page, name, input);
    await submitButton(page).tap();
    await expectCardFirst(page);
    expect(await findViolations(page)).toEqual([]);
    // as without script: form.submit() fires no event
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByRole('heading', { level: 1, name: urgent }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  },
);

describe('the service Emergency', () => {
  it('says "call now" though the words of danger do not load', async () => {
    const { page } = await openAwake('/appointments', {
      ...phone,
      prepare: async (context) => {
        await watchNewTabs(context);
        await context.route(dangerWords, (route) => route.abort());
      },
    });
    const values = formCases.find(({ name }) => name === 'appointment')?.values;
    await fillForm(page, 'appointment', { ...values, service: 'emergency' });
    await submitButton(page).tap();
    await expectCardFirst(page);
    await page.getByRole('alert').getByRole('link', { name: 'Kiswahili' }).click();
    await page.waitForURL(origin + hrefIn('sw')('emergency'));
  });
});

it.each(formCases)(
  'a calm message from the $name form is no alarm',
  async ({ name, path, values }) => {
    const { page, requested } = await openPage(path, { ...phone, prepare: watchNewTabs });
    await awaitWidgets(page);
    expect(requested.filter((address) => dangerWords.test(address))).toEqual([]);
    await fillForm(page, name, values);
    await submitButton(page).tap();
    await outcome(page).waitFor();
    await eventually(() => toasts(page).count()).toBe(1);
    expect(await card(page).count()).toBe(0);
    expect(requested.filter((address) => dangerWords.test(address)).length).toBeGreaterThan(0);
  },
);
