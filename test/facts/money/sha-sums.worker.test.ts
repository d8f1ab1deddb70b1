import { expect, it } from 'vitest';
import { schemes } from '../../../src/facts/hospital/site.ts';
import { sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { lowerLevelBirths, shaSources, shaTariffs } from '../../../src/facts/money/sha.ts';
import { loadRenderer } from '../../../src/server/load-renderer.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { bodyText } from '../../support/worker/read-html.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const lastDay = dayAfter(shaTariffs.normal.asOf, sumValidDays - 1);

/** The pages that show what SHA pays, in each locale that has them. */
const pages = (['insurance', 'maternityPackages', 'maternity', 'emergency'] as const)
  .flatMap((name) => translations({ name, language: 'en' }))
  .map((place) => ({ place, path: placePath(place) }));

it.each(pages)('$path links the law and SHA as the sources of its sums', async ({ place }) => {
  const { renderPlace } = await loadRenderer();
  const html = new TextDecoder().decode(await renderPlace(workerEnv, place, { today: lastDay }));
  for (const { url } of [shaSources.tariffs, shaSources.benefitTariffs]) {
    expect(html).toContain(`href="${url}"`);
  }
});

it.each(translations({ name: 'maternityPackages', language: 'en' }))(
  'the packages explain in $language what replaced NHIF and Linda Mama, other covers and lower levels',
  async (place) => {
    const { renderPlace } = await loadRenderer();
    const html = new TextDecoder().decode(await renderPlace(workerEnv, place, { today: lastDay }));
    const text = bodyText(html);
    const { lowerLevels, publicOfficers, shaHistory } = wordsIn(place.language, 'birthCost');
    for (const sentence of [lowerLevels, publicOfficers, shaHistory])
      expect(text).toContain(sentence);
    const { formatDay } = wordsIn(place.language, 'format');
    expect(lowerLevels).toContain(formatDay(lowerLevelBirths.asOf));
    expect(html).toContain(`href="${lowerLevelBirths.source.url}"`);
    for (const name of ['NHIF', 'Linda Mama', schemes.sha]) expect(shaHistory).toContain(name);
  },
);
