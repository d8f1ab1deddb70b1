import { describe, expect, it } from 'vitest';
import { emergencyHelplines } from '../../src/facts/clinical/emergency-page.ts';
import { helplines } from '../../src/facts/clinical/helplines.ts';
import { hrefIn } from '../../src/site/addresses.ts';
import { languageNames } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { openPage, origin, phone } from '../support/browser/open-page.ts';

describe.each(languageNames)('the emergency page in %s', (language) => {
  const path = hrefIn(language)('emergency');
  const { chokingBaby } = wordsIn(language, 'firstAidWords').firstAidWords;
  const { jumps, lines } = wordsIn(language, 'emergency');
  const label = jumps.find(({ to }) => to === chokingBaby)?.label ?? '';
  const [firstStep = ''] = chokingBaby.steps;

  it('opens the steps that a jump link leads to', async () => {
    const { page } = await openPage(path, phone);
    const step = page.getByText(firstStep);
    expect(await step.isVisible()).toBe(false);
    await page.getByRole('link', { name: label, exact: true }).click();
    await step.waitFor({ state: 'visible' });
  });

  it('opens the steps of its address', async () => {
    const { page } = await openPage(path, phone);
    const target = await page.getByRole('link', { name: label, exact: true }).getAttribute('href');
    await page.goto('about:blank');
    await page.goto(`${origin}${path}${target}`);
    await page.getByText(firstStep).waitFor({ state: 'visible' });
  });

  it('leads to the closed steps without script', async () => {
    const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
    await page.getByRole('link', { name: label, exact: true }).click();
    const heading = page.getByRole('heading', { name: chokingBaby.title });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60);
    await heading.click();
    await page.getByText(firstStep).waitFor({ state: 'visible' });
  });

  it('gives every phone line a row 44 px high', async () => {
    const { page } = await openPage(path, phone);
    for (const key of emergencyHelplines) {
      const link = page
        .locator('dd a')
        .filter({ hasText: new RegExp(`^${helplines[key].number}$`) })
        .first();
      const box = await link.boundingBox();
      expect(box?.height, lines.heading).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});
