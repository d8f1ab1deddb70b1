import type { PlacesFile } from '../../src/facts/schemas/places.ts';
import { toRecords } from '../deploy/doctor/facts/records.ts';
import { shipped } from '../deploy/doctor/sample/check-sample.ts';
import { unchangedRows } from '../deploy/doctor/sample/shipped-rows.ts';
import type { SetupFiles } from './questions.ts';

/** Returns the fields of a file, also those inside others, that are still the sample's. */
function sampleFields(path: string, content: object): string[] {
  const reading = { samples: new Set<object>(), seen: new Set<object>() };
  const rows = unchangedRows(toRecords(path, { default: content }, reading), shipped, []);
  return rows.map(({ id }) => id.replace(/^.*: /, ''));
}

/**
 * Returns the places without the sample's directions, landmarks and sketch map, once the hospital is in
 * another town: they would lead patients to the sample. Pages show none until the hospital writes its own.
 */
export function leaveSamplePlace({ hospital, places }: SetupFiles): PlacesFile {
  if (sampleFields('src/facts/hospital/hospital.json', hospital).includes('address.locality'))
    return places;
  const left = sampleFields('src/facts/hospital/places.json', places);
  const isLeft = (name: string) => left.some((field) => field.split('.')[0] === name);
  const entries = Object.entries(places)
    .filter(([name]) => !(['where', 'landmarks', 'sketch'].includes(name) && isLeft(name)))
    .map(([name, value]) => [
      name,
      ['walking', 'ways'].includes(name) && isLeft(name) ? [] : value,
    ]);
  return Object.fromEntries(entries);
}
