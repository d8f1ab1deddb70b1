import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import { clinicsCalendarPath, placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { openPage, origin, phone } from '../../support/browser/open-page.ts';
import { sidewaysScroll } from '../../support/browser/sideways-scroll.ts';

const pages = translations({ name: 'today', language: 'en' });

describe.each(pages)('/today in $language', (place) => {
  const { today } = wordsIn(place.language, 'today');

  it('has the day and its first clinic on the first screen of a phone, without script', async () => {
    const { page } = await openPage(placePath(place), { ...phone, javaScriptEnabled: false });
    const day = page.getByText(today.fullDay(kenyanDay(Date.now())));
    expect((await day.boundingBox())?.y).toBeLessThan(phone.viewport.height);
    const clinics = page.locator('#today dt, #today p');
    expect(await clinics.count()).toBeGreaterThan(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('leads to a calendar that is served as one', async () => {
    const { page } = await openPage(placePath(place), { ...phone, javaScriptEnabled: false });
    const href = await page.getByRole('link', { name: today.calendar.label }).getAttribute('href');
    expect(href).toBe(clinicsCalendarPath(place.language));
    const file = await fetch(origin + href);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
  });
});
