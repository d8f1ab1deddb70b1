import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import { expectNoBarrier } from '../../../support/browser/find-violations.ts';
import {
  fillForm,
  formNamed,
  openedTabs,
  submitButton,
  valuesIn,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { openAwake, phone } from '../../../support/browser/open-page.ts';

const urgent = 'This sounds urgent: call now';
const danger = { en: 'My baby is not breathing', sw: 'Mtoto wangu hapumui' };
const dangerModel = /alarm-model|danger-model|alarm-[\w-]+\.js/;

async function loseDangerModel(context: BrowserContext): Promise<void> {
  await watchNewTabs(context);
  await context.route(dangerModel, (route) => route.abort());
}

const card = (page: Page) => page.getByRole('alert', { name: urgent });
const outcome = (page: Page) => page.getByRole('group', { name: /^One step left/ });
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('.toast');

async function expectCardFirst(page: Page): Promise<void> {
  await card(page).waitFor();
  await eventually(() => card(page).evaluate((box) => box.matches(':focus'))).toBe(true);
  await outcome(page).waitFor();
  // still focused when the quieter card appears below it
  expect(await card(page).evaluate((box) => box.matches(':focus'))).toBe(true);
  const top = async (of: ReturnType<typeof card>) => (await of.boundingBox())?.y ?? 0;
  expect(await top(card(page))).toBeLessThan(await top(outcome(page)));
  expect(await card(page).getByRole('link').first().getAttribute('href')).toBe(phoneHref);
}

describe.each([formNamed('appointment')])(
  'the $name form with an urgent message',
  ({ name, path, values }) => {
    async function openFilled(message: string, prepare = watchNewTabs) {
      const visit = await openAwake(path, { ...phone, reducedMotion: 'reduce', prepare });
      await fillForm(visit.page, name, { ...values, message });
      return visit;
    }

    it.each(['en', 'sw'] as const)(
      'an urgent message in %s opens the chat and shows the call first',
      async (language) => {
        const { page, problems } = await openFilled(danger[language]);
        await submitButton(page).tap();
        await expectCardFirst(page);
        const [tab] = await openedTabs(page);
        expect(new URL(tab?.href ?? '').searchParams.get('text')).toContain(danger[language]);
        expect(tab?.inGesture).toBe(true);
        // no thanks, and nothing typed is lost
        expect(await toasts(page).count()).toBe(0);
        expect(await valuesIn(page, name)).toEqual({ ...values, message: danger[language] });
        expect(problems).toEqual([]);
      },
    );

    it('an urgent message is sent beside the emergency number if its code does not load', async () => {
      const { page } = await openFilled(danger.en, loseDangerModel);
      await submitButton(page).tap();
      await outcome(page).waitFor();
      expect(await card(page).count()).toBe(0);
      expect(await outcome(page).innerText()).toContain('In an emergency, call');
      expect(await outcome(page).locator(`a[href="${phoneHref}"]`).count()).toBeGreaterThan(0);
      expect(await openedTabs(page)).toHaveLength(1);
    });
  },
);

it('the pages after an urgent message have no axe violations, light and dark', async () => {
  const { name, path, values } = formNamed('contact');
  const input = { ...values, message: danger.en };
  const { page } = await openAwake(path, { ...phone, prepare: watchNewTabs });
  await fillForm(page, name, input);
  await submitButton(page).tap();
  await expectCardFirst(page);
  await expectNoBarrier(page);
  // as without script: form.submit() fires no event
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await page.getByRole('heading', { level: 1, name: urgent }).waitFor();
  await expectNoBarrier(page);
});
