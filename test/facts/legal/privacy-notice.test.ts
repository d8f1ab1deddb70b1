import { expect, it } from 'vitest';
import { dataProtection } from '../../../src/facts/legal/data-protection.ts';
import { privacyNotice } from '../../../src/words/en/reading/privacy.ts';
import { sourceFiles } from '../../support/source-files.ts';

const notice = privacyNotice([], []);
const headings = notice.blocks.map(({ heading }) => heading);

function wordsUnder(heading: string): string {
  return JSON.stringify(notice.blocks.find((block) => block.heading === heading));
}

/** The Data Protection Act 2019, section 29: duties to inform before data is collected. */
const section29 = [
  [
    '(a) the rights under section 26',
    'Your rights',
    /See what we hold.*corrected.*deleted.*Object/,
  ],
  ['(b) that data is collected', 'What our forms ask', /Field/],
  ['(c) what for', 'Why we may use it', /answer or an appointment/],
  ['(d) to whom it is transferred', 'How it travels', /leaves Kenya.*consent.*48 and 49/],
  ['(e) the contacts of the controller', 'Who is responsible', /mailto:.*tel:/],
  ['(e) who else receives it', 'In the hospital', /No one else/],
  ['(f) how it is kept safe', 'In the hospital', /encrypted/],
  ['(g) whether it must be given', 'What our forms ask', /No law makes you/],
  ['(h) what follows when it is not', 'What our forms ask', /cannot be sent/],
] as const;

it.each(section29)('the privacy notice has %s under %s', (_, heading, words) => {
  expect(headings).toContain(heading);
  expect(wordsUnder(heading)).toMatch(words);
});

it('the privacy notice names the registration number, and marks it while it is a sample', () => {
  const responsible = wordsUnder('Who is responsible');
  expect(responsible).toContain(dataProtection.registrationNumber);
  const isListed = notice.samples?.includes('registration number') ?? false;
  expect(responsible.includes('(sample number)')).toBe(isListed);
});

it('the code stores nothing in the browser, as the notice says', () => {
  const storing = /\b(?:document\.cookie|localStorage|sessionStorage|indexedDB|Set-Cookie)\b/;
  const files = [...sourceFiles('src'), ...sourceFiles('client')];
  expect(files.filter(({ text }) => storing.test(text)).map(({ path }) => path)).toEqual([]);
  expect(wordsUnder('What this site keeps')).toContain('no cookie');
});
