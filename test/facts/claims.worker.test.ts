import { describe, expect, it } from 'vitest';
import { type FigureName, figureOrigins, figures } from '../../src/facts/hospital/figures.ts';
import { schemes, site } from '../../src/facts/hospital/site.ts';
import {
  antenatalSchedule,
  maternityPackages,
  packageNames,
} from '../../src/facts/money/maternity-packages.ts';
import { wordsIn } from '../../src/locales/words-by-locale.ts';
import { languageNames } from '../../src/site/languages.ts';
import { packageWords } from '../../src/words/en/pages/maternity-packages.ts';
import { bodyText } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

const { professionals, patientsServed, beds, yearsExperience, staff, storiesAverage } = figures;
const rating = `${site.rating.value} from ${site.rating.count} reviews`;
const shillings = (price: number) => `KES ${price.toLocaleString('en-US')}`;

/** Figures of the facts with what they count, as the pages word them. */
const figuresByPage = {
  '/': [
    `${site.hours.label} Available`,
    `${schemes.sha} Accredited`,
    `${professionals} Professionals`,
    `${patientsServed} patients served`,
    `${beds} beds`,
    `${yearsExperience} years experience`,
    `${staff} staff`,
    rating,
  ],
  '/about': [
    `${patientsServed} patients served`,
    `${beds} beds`,
    `${yearsExperience} years experience`,
    `${staff} staff`,
  ],
  '/patient-stories': [
    `${storiesAverage} average of the ratings that patients give when we phone them after a stay`,
    `${storiesAverage} average rating`,
    `${figures.happyPatients} happy patients`,
    `${figures.satisfaction} satisfaction`,
    `${figures.babiesDelivered} babies delivered`,
  ],
  '/maternity-packages': [
    `${figures.babiesDelivered} babies delivered`,
    `${figures.maternitySuccess} maternity success rate`,
    ...packageNames.map(
      (name) => `${packageWords[name].name} ${shillings(maternityPackages[name].price)}`,
    ),
    ...Object.values(antenatalSchedule).map(({ from, to }) => `Week ${from}-${to}`),
  ],
  '/testimonials': [`over ${figures.reviews} reviews`, rating],
};

describe.each(Object.entries(figuresByPage))('%s', (path, figures) => {
  it('says each figure in one breath with what it counts', async () => {
    const text = bodyText(await visitPage(path));
    for (const figure of figures) expect(text).toContain(figure);
  });
});

/** Claims of success with the pages that make them. */
const claims: readonly [string, readonly FigureName[]][] = [
  ['/', ['rating']],
  ['/testimonials', ['rating']],
  ['/patient-stories', ['happyPatients', 'satisfaction', 'babiesDelivered', 'storiesAverage']],
  ['/services/maternity', ['maternitySuccess']],
  ['/maternity-packages', ['maternitySuccess']],
  ['/sw/maternity-packages', ['maternitySuccess']],
];

it.each(claims)(
  '%s says of each claim the number, the period and who counted',
  async (path, names) => {
    const text = bodyText(await visitPage(path));
    const language = path.startsWith('/sw/') ? 'sw' : 'en';
    const { originOf } = wordsIn(language, 'claims');
    for (const name of names) expect(text).toContain(originOf(name));
  },
);

it.each(languageNames)('%s has the origin of every claim', (language) => {
  const { originOf } = wordsIn(language, 'claims');
  const { formatMonth } = wordsIn(language, 'format');
  const { roles } = wordsIn(language, 'people');
  for (const [name, { from, to, counted, by }] of Object.entries(figureOrigins)) {
    const text = originOf(name as FigureName);
    const months = [from, to].map((day) => formatMonth(day.slice(0, 7)));
    for (const part of [...months, counted.toLocaleString('en-US'), roles[by]]) {
      expect(text).toContain(part);
    }
  }
});
