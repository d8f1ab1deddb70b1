import { describe, expect, it } from 'vitest';
import { figures } from '../../src/facts/figures.ts';
import {
  antenatalSchedule,
  maternityPackages,
  packageNames,
} from '../../src/facts/maternity-packages.ts';
import { schemes, site } from '../../src/facts/site.ts';
import { packageWords } from '../../src/words/en/maternity-packages.ts';
import { bodyText } from './read-html.ts';
import { visitPage } from './visit.ts';

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

it('an article names its day and its reading time as two things', async () => {
  expect(bodyText(await visitPage('/blog/1'))).toMatch(/ \d{4} \d+ min read/);
});
