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

/** Returns those of some values, in a part of a file, that are not the sample's. */
function ownValues<T extends object>(values: T, part: string, left: readonly string[]): T {
  const entries = Object.entries(values).filter(([name]) => !left.includes(`${part}.${name}`));
  return Object.fromEntries(entries) as T;
}

/**
 * Returns the papers without the sample's invented patients and figures: they would praise another hospital.
 * Only the first time: a later figure may be the same by chance.
 */
function leaveSamplePraise(papers: PapersFile): PapersFile {
  const left = sampleFields('src/facts/hospital/papers.json', papers);
  return {
    ...papers,
    patients: { ...papers.patients, shownBy: 'none' },
    figures: ownValues(papers.figures, 'figures', left),
    counts: ownValues(papers.counts, 'counts', left),
  };
}

/** Returns the files without what would be untrue of any other hospital, once this is another. */
export function leaveSample(files: SetupFiles): SetupFiles {
  const left = sampleFields('src/facts/hospital/hospital.json', files.hospital);
  if (left.includes('address.locality')) return files;
  const elsewhere = { ...files, places: leaveSamplePlace(files.places) };
  const { invented, shownBy } = files.papers.patients;
  if (!invented || shownBy !== 'named') return elsewhere;
  const { rating, ...hospital } = files.hospital;
  return {
    ...elsewhere,
    hospital: left.includes('rating.value') ? hospital : files.hospital,
    papers: leaveSamplePraise(files.papers),
  };
}
