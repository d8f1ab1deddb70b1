import { expect, it } from 'vitest';
import { placePath } from '../../src/addresses.ts';
import { dayAfter } from '../../src/facts/days.ts';
import { daysThatASumHolds } from '../../src/facts/money.ts';
import { shaSources, shaTariffs } from '../../src/facts/sha.ts';
import { schemes } from '../../src/facts/site.ts';
import { translations } from '../../src/places.ts';
import { loadRenderer } from '../../src/server/renderer.ts';
import { wordsIn } from '../../src/words/editions.ts';
import { bodyText } from './read-html.ts';
import { workerEnv } from './worker-env.ts';

const lastDay = dayAfter(shaTariffs.normal.asOf, daysThatASumHolds - 1);

/** The pages that show what SHA pays, in each locale that has them. */
const pages = (['insurance', 'maternityPackages', 'maternity', 'emergency'] as const)
  .flatMap((name) => translations({ name, language: 'en' }))
  .map((place) => ({ place, path: placePath(place) }));

it.each(pages)('$path links the law and SHA as sources of its sums', async ({ place }) => {
  const { renderPlace } = await loadRenderer();
  const html = new TextDecoder().decode(await renderPlace(workerEnv, place, { today: lastDay }));
  for (const { url } of [shaSources.tariffs, shaSources.benefitTariffs]) {
    expect(html).toContain(`href="${url}"`);
  }
});

it.each(translations({ name: 'maternityPackages', language: 'en' }))(
  'the packages say in $language what became of NHIF and Linda Mama, and where a birth is free',
  async (place) => {
    const { renderPlace } = await loadRenderer();
    const html = new TextDecoder().decode(await renderPlace(workerEnv, place, { today: lastDay }));
    const text = bodyText(html);
    const { freeBirth, shaHistory } = wordsIn(place.language, 'birthCost');
    for (const sentence of [freeBirth, shaHistory]) expect(text).toContain(sentence);
    for (const name of ['NHIF', 'Linda Mama', schemes.sha]) expect(shaHistory).toContain(name);
  },
);
