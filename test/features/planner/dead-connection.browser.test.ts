import { describe, expect, it } from 'vitest';
import { planFrame } from '../../../src/words/en/features/plan-frame.ts';
import { planFrame as planFrameSw } from '../../../src/words/sw/features/plan-frame.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { origin, phone } from '../../support/browser/open-page.ts';
import { openWithCode } from './open-with-code.ts';

const plans = [
  { path: '/vaccine-planner', field: '#child-birth', value: '2026-11-01', words: planFrame },
  { path: '/sw/birth-plan', field: '#birth-companion', value: 'Ann', words: planFrameSw },
];

describe.each(plans)('the form of $path', ({ path, field, value, words }) => {
  it('says that it works, then after 20 s that there is no answer, and keeps everything', async () => {
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
    await page.locator(field).fill(value);
    const button = page.locator('[data-working]');
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(() => button.innerText()).toBe(words.working);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('[data-in-place] [role=status]').textContent()).toBe(words.working);
    await page.locator('[data-unanswered]:not([hidden])').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'limit'))).toBe(20_000);
    expect(await button.innerText()).not.toBe(words.working);
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(field).inputValue()).toBe(value);
  });
});
