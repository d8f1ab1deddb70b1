import { describe, expect, it } from 'vitest';
import { visitingOn } from '../../../src/facts/schedule/day/day-plan.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { kenyanDay, parseKenyanTime } from '../../../src/time/kenyan-day.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { sidewaysScroll } from '../../support/browser/layout/sideways-scroll.ts';
import { openPage, phone } from '../../support/browser/open-page.ts';

const pages = translations({ name: 'today', language: 'en' });

describe.each(pages)('/today in $language', (place) => {
  const { today } = wordsIn(place.language, 'today');

  it('/today has the day and its first clinic on the first screen of a phone, without script', async () => {
    const { page } = await openPage(placePath(place), { ...phone, javaScriptEnabled: false });
    const day = page.getByText(today.fullDay(kenyanDay(Date.now())));
    expect((await day.boundingBox())?.y).toBeLessThan(phone.viewport.height);
    const clinics = page.locator('#today dt, #today p');
    expect(await clinics.count()).toBeGreaterThan(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('/today says what is open at the minute, in any time zone, and only on its day', async () => {
    const day = kenyanDay(Date.now());
    const [ward] = visitingOn(day).general;
    if (!ward) return expect.unreachable('no visiting hours');
    const time = (clock: string) => parseKenyanTime(`${day}T${clock.padStart(5, '0')}`);
    const { page } = await openPage(placePath(place), {
      ...phone,
      timezoneId: 'America/New_York',
      prepare: (context) => context.clock.install({ time: time(ward.closes) - 90_000 }),
    });
    const row = page.locator('.fact-row', { hasText: today.hours.visiting.general });
    const said = row.locator('[data-clock] > span').last();
    await said.getByText(today.openNow(ward)).waitFor();
    const shown = await said.elementHandle();
    await page.clock.runFor(60_000);
    // a screen reader may be in it
    expect(await shown?.evaluate((text) => text.isConnected)).toBe(true);
    await page.clock.runFor(30_000);
    expect(await said.textContent()).not.toContain(today.openNow(ward));
    // the next morning, in the same tab
    await page.clock.fastForward(18 * 3_600_000);
    await page.getByText(today.oldPage(day)).waitFor();
    expect(await page.locator('[data-clock="now"]').count()).toBe(1);
    expect(await said.textContent()).toBe('');
  });
});
