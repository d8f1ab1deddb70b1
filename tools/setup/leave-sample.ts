import type { PapersFile } from '../../src/facts/schemas/papers.ts';
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
 * Returns the places without the sample's directions, landmarks and sketch map: they would lead patients to
 * the sample. Pages show none until the hospital writes its own.
 */
function leaveSamplePlace(places: PlacesFile): PlacesFile {
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

/** Returns the papers without the sample's invented patients: their quotes would praise another hospital. */
function leaveSamplePatients(papers: PapersFile): PapersFile {
  const { patients } = papers;
  const areSample = patients.invented && patients.shownBy === 'named';
  return areSample ? { ...papers, patients: { ...patients, shownBy: 'none' } } : papers;
}

/** Returns the files without what would be untrue of any other hospital, once this is another. */
export function leaveSample(files: SetupFiles): SetupFiles {
  const left = sampleFields('src/facts/hospital/hospital.json', files.hospital);
  if (left.includes('address.locality')) return files;
  return {
    ...files,
    places: leaveSamplePlace(files.places),
    papers: leaveSamplePatients(files.papers),
  };
}
