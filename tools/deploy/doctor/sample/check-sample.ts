import { readFileSync } from 'node:fs';
import confirmed from '../../../../src/facts/confirmations.json' with { type: 'json' };
import { patients } from '../../../../src/facts/people/patient-display.ts';
import type { Confirmation } from '../../../../src/facts/schemas/confirmations.ts';
import { type LoadedFacts, loadFacts } from '../facts/load-facts.ts';
import type { FactRecord } from '../facts/records.ts';
import type { Finding } from '../finding.ts';
import { readFiles } from '../read-checkout.ts';
import { brokenFacts, sampleComments, sampleFiles, sampleSentences } from './sample-marks.ts';
import { type ShippedRows, unchangedRows, unmarkedSampleRows } from './shipped-rows.ts';

/** The rows of the sample as this repository ships it; write-shipped.ts makes them. */
export const shipped: ShippedRows = JSON.parse(
  readFileSync(new URL('shipped.json', import.meta.url), 'utf8'),
);

/** Returns the places of values that are still the sample's, by JSON file: for the staff desk. */
export async function unchangedSampleRows(): Promise<Record<string, string[]>> {
  const { records } = await loadFacts();
  const places: Record<string, string[]> = {};
  for (const { id } of unchangedRows(records, shipped, confirmed.confirmations)) {
    const [name = '', place = ''] = id.split(': ');
    const file = `src/facts/${name}.json`;
    places[file] = [...(places[file] ?? []), place];
  }
  return places;
}

/** Returns the records without the patients, while no page shows one. */
const shownOnPages = (records: readonly FactRecord[]) =>
  records.filter(({ id }) => patients !== 'none' || !id.startsWith('people/patient-records:'));

/** Returns what is left of the sample hospital: marked, copied without the mark, or said in words. */
export function checkSample(facts: LoadedFacts, confirmations: readonly Confirmation[]): Finding[] {
  const sources = readFiles('src', /\.(?:[cm]?tsx?|md)$/);
  const words = sources.filter(({ path }) => path.startsWith('src/words/'));
  return [
    ...sampleFiles(readFiles('src', /(?<!\.schema)\.json$/)),
    ...brokenFacts(facts),
    ...unmarkedSampleRows(shownOnPages(facts.records), shipped, confirmations),
    ...sampleSentences(words),
    ...sampleComments([...words, ...sources.filter(({ path }) => /^src\/facts\/.*ts$/.test(path))]),
  ];
}
