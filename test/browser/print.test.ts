import { expect, it } from 'vitest';
import { knownPlaces } from '../../src/routes.ts';
import { desktop, openPage } from './open-page.ts';

/** What visitors put on the door of the fridge (design, 'Print'), and on how many sheets at most. */
const printed = [
  ...[
    '/contact',
    '/maternity-packages',
    '/services/inpatient',
    '/services/hdu',
    '/privacy',
    '/accessibility',
    '/patient-rights',
  ].map((path) => [path, 1] as const),
  // text of 10.5 points, with the danger signs and the works it rests on
  ...[...knownPlaces.keys()]
    .filter((path) => /^\/(?:medical-)?blog\/./.test(path))
    .map((path) => [path, 2] as const),
];

it.each(printed)(
  '%s prints on at most %i sheets of A4, words and number without navigation',
  async (path, most) => {
    const { page } = await openPage(path, { ...desktop, javaScriptEnabled: false });
    const sheets = await page.pdf({ format: 'A4' });
    // each page object of the file (ISO 32000-1, 7.7.3.3)
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(
      await page.getByText('+254 700 000 000').filter({ visible: true }).count(),
    ).toBeGreaterThan(0);
  },
);
