import { expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { complaints } from '../../../src/facts/legal/complaints.ts';
import { payBill, prices } from '../../../src/facts/money/prices.ts';
import { shaRegistration } from '../../../src/facts/money/sha.ts';
import { doctors } from '../../../src/facts/people/people.ts';
import { questions } from '../../../src/features/search/questions.ts';
import { type Href, hrefIn } from '../../../src/site/addresses.ts';
import type { Language } from '../../../src/site/languages.ts';
import { askingConcepts } from '../../../src/words/features/search-questions.ts';
import { searchWords } from '../../../src/words/features/search-words.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { withClinic } from './needs-queries.ts';
import { placeIn, search } from './site-search.ts';

const en: Href = hrefIn('en');
const { formatPrice } = wordsIn('en', 'format');
const { packageWords } = wordsIn('en', 'maternityPackages');
const { wardVisits } = wordsIn('en', 'wardLife');

const women = Object.values(doctors).flatMap(({ name, gender }) =>
  gender === 'female' ? [name] : [],
);

const asked: [query: string, language: Language, place: string, ...says: string[]][] = [
  [
    'visiting hours',
    'en',
    `${en('inpatient')}#visiting-hours`,
    ...wardVisits.map(({ name }) => `${name}: `),
  ],
  ['saa za kutembelea', 'sw', `${en('inpatient')}#visiting-hours`],
  ['mnafungua saa ngapi', 'sw', `${en('outpatient')}#opening-hours`, 'Saa 24'],
  ['opening hours', 'en', `${en('outpatient')}#opening-hours`, '24/7'],
  ['directions', 'en', `${en('contact')}#directions`, site.address.locality],
  ['mko wapi', 'sw', `${en('contact')}#directions`],
  ['phone number', 'en', `${en('contact')}#details`, site.phone],
  ['nambari ya simu', 'sw', `${en('contact')}#details`, site.phone],
  [
    'price of a birth',
    'en',
    `${en('maternityPackages')}#packages`,
    packageWords.normalDelivery.name,
    packageWords.cesareanSection.name,
  ],
  ['c section cost', 'en', `${en('maternityPackages')}#packages`, ': KES '],
  ['bei ya kujifungua', 'sw', `${en('maternityPackages')}#packages`],
  ['price list', 'en', `${en('insurance')}#prices`, formatPrice(prices.outpatientVisit)],
  ['mpesa paybill', 'en', `${en('insurance')}#prices`, payBill.number],
  ['deposit', 'en', `${en('insurance')}#prices`, ...[prices.deposit ?? []].flat().map(formatPrice)],
  ['ambulance cost', 'en', `${en('emergency')}#our-ambulance-area-and-cost`],
  ['nhif', 'en', `${en('insurance')}#sha`, 'NHIF have ended'],
  ['linda mama', 'sw', `${en('insurance')}#sha`, 'NHIF'],
  ['register for sha', 'en', `${en('maternityPackages')}#before-the-birth`, shaRegistration.dial],
  ['kujiandikisha sha', 'sw', `${en('maternityPackages')}#before-the-birth`, shaRegistration.dial],
  ['doctors schedule', 'en', `${en('doctors')}#calendar`],
  ['lab results', 'en', `${en('laboratory')}#result-times`],
  ['majibu ya maabara', 'sw', `${en('laboratory')}#result-times`, 'katika muda wa saa'],
  [
    'complaint',
    'en',
    `${en('patientRights')}#how-to-complain`,
    `${complaints.answeredInDays} days`,
  ],
  [
    'nataka kulalamika',
    'sw',
    `${en('patientRights')}#how-to-complain`,
    `siku ${complaints.answeredInDays}`,
  ],
  ['lipa na mpesa', 'sw', `${en('insurance')}#prices`, payBill.number],
  ['what documents should i bring', 'en', `${en('outpatient')}#what-to-bring`, 'ID'],
  ['hospital bag', 'en', `${en('maternity')}#your-hospital-bag`],
  ['sick sheet', 'en', `${en('papers')}#sick-note`],
  ['family planning', 'en', `${en('outpatient')}#family-planning`],
  ['normal delivery cost with sha', 'en', `${en('maternityPackages')}#with-sha`],
  [
    'please call me back no credit',
    'en',
    `${en('contact')}#details`,
    ...(site.reverseCall ? [`#0${site.phone.replace(/\D/g, '').slice(-9)}`] : []),
  ],
  ['nipigie simu sina credit', 'sw', `${en('contact')}#details`],
  ['clinic tomorrow', 'en', `${en('doctors')}#calendar`],
  ...withClinic<(typeof asked)[number]>(
    'children',
    ['paediatrician monday', 'en', `${en('pediatrics')}#clinic-days`],
    ["is the children's clinic open tomorrow", 'en', `${en('pediatrics')}#clinic-days`],
  ),
  ...(women.length > 0
    ? ([
        ['female doctor', 'en', `${en('doctors')}#doctors`, ...women],
        ['daktari wa kike', 'sw', `${en('doctors')}#doctors`, ...women],
      ] satisfies (typeof asked)[number][])
    : []),
];

it('the words of the common questions are concepts', () => {
  const words = [...askingConcepts, ...questions.flatMap(({ concepts }) => concepts)];
  expect(words.filter((word) => !Object.hasOwn(searchWords.en, word))).toEqual([]);
});

it.each(asked)('answers %j in %s from %s, above all results', (query, language, at, ...says) => {
  const place = placeIn(at, language);
  const { results, hasAnswer } = search(query, language);
  const [answer, ...others] = results;
  expect([answer?.address, hasAnswer]).toEqual([place, true]);
  const text = answer?.lines.flatMap((line) => line.map((part) => part.text)).join('') ?? '';
  expect(text).not.toBe('');
  for (const said of says) expect(text).toContain(said);
  expect(others.map(({ address }) => address)).not.toContain(place);
});

it.each(['chest pain', 'i lost my baby', 'bleeding after birth price', 'malaria', 'zebra'])(
  '%j has no answer above its results',
  (query) => {
    expect(search(query, 'en').hasAnswer).toBeUndefined();
  },
);

it('answers female doctor with women only', () => {
  const { results, hasAnswer } = search('female doctor', 'en');
  expect(hasAnswer ? results[0]?.lines.length : 0).toBe(women.length);
});

const clinicQueries: [query: string, from: string, ids?: string[]][] = [
  ['clinic tomorrow', 'tomorrow'],
  ...withClinic<(typeof clinicQueries)[number]>('children', [
    "is the children's clinic open tomorrow",
    'tomorrow',
    ['children'],
  ]),
  ...withClinic<(typeof clinicQueries)[number]>('dental', [
    'dental clinic today',
    'today',
    ['dental'],
  ]),
];

it.each(clinicQueries)('answers %j with the next days of these clinics', (query, from, ids) => {
  expect(search(query, 'en').results[0]?.clinics).toEqual({ from, ...(ids && { ids }) });
});

it('marks no word that is on most pages', () => {
  const parts = search('where is the pain', 'en').results.flatMap(({ lines }) => lines.flat());
  const marked = parts.filter(({ matches }) => matches).map(({ text }) => text.toLowerCase());
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter((text) => /^(?:where|is|the)$/.test(text))).toEqual([]);
});
