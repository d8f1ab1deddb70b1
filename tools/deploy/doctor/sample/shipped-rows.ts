import { existsSync } from 'node:fs';
import type { Confirmation } from '../../../../src/facts/schemas/confirmations.ts';
import { confirmationOf } from '../facts/confirmed.ts';
import { type FactRecord, markOf } from '../facts/records.ts';
import { errorOf, type Finding } from '../finding.ts';

/** The marks of the sample's rows by file of src/facts: { 'money/prices': ['0f3a…', …] }. */
export type ShippedRows = Readonly<Record<string, readonly string[]>>;

/** The sample's rows in files without a line "sample": no page says that these facts are samples. */
const withoutMark =
  /^hospital\/(?:hospital: |places: (?:$|ways|sketch$|sketch\.places))|^people\/patient-records: \w+\.\d/;

/** Maximum values to name in one sentence: enough to correct them without running the doctor again. */
const maximumNamed = 25;

/** Ids are trimmed: that of the values at the top of a file ends with its colon. */
const idOf = ({ id }: FactRecord) => (id.endsWith(':') ? `${id} ` : id);
const fileOf = ({ id }: FactRecord) => id.slice(0, id.indexOf(':'));
const placeIn = ({ id }: FactRecord) => id.slice(id.indexOf(':') + 2) || 'its first fields';

/** Rows to sign in which each value is a fact of its own. */
const singleValues = /^hospital\/(?:hospital: |places: $|papers: (?:licences|figures)$)/;

/** Values that many hospitals share: a list in the schema offers them, or they say yes or no. */
const choices = /^(?:level|county|copyrightYear|reverseCall|opens|closes|languages|payments): /;

/**
 * Returns the rows of a record to compare. A list of sums, such as all prices, is one row to sign and a
 * row for each sum here: correcting one price says nothing of the others.
 */
function rowsOf(record: FactRecord): FactRecord[] {
  // chosen from a list: {"team": "nurses"}, days of the week
  if (record.id.endsWith('.seenBy') || /^days: [\w, ]+$/.test(record.value)) return [];
  const parts = record.value.split(/; (?=\w+: |\w+ \(en\): )/);
  const areSums = parts.length > 2 && parts.every((part) => /^\w+: \d+$/.test(part));
  if (!areSums && !singleValues.test(idOf(record))) return [record];
  return parts
    .filter((part) => !choices.test(part))
    .map((part) => {
      const [name = ''] = part.split(/: | \(/);
      const id = `${idOf(record)}${record.id.endsWith(':') ? '' : '.'}${name}`;
      return { ...record, id, value: part, mark: markOf(part) };
    });
}

/** Returns the rows that this checkout ships as the sample's. */
export function shippedRows(records: readonly FactRecord[]): ShippedRows {
  const rows: Record<string, string[]> = {};
  const ofSample = records.filter((each) => each.isSample || withoutMark.test(idOf(each)));
  for (const record of ofSample.flatMap(rowsOf)) {
    const file = fileOf(record);
    rows[file] = [...new Set([...(rows[file] ?? []), record.mark])].sort();
  }
  return rows;
}

/** Returns the rows that still equal the sample's, marked or not, and that no one has confirmed. */
export function unchangedRows(
  records: readonly FactRecord[],
  shipped: ShippedRows,
  confirmations: readonly Confirmation[],
): FactRecord[] {
  return records
    .filter((record) => !confirmationOf(record, confirmations))
    .flatMap(rowsOf)
    .filter((row) => shipped[fileOf(row)]?.includes(row.mark));
}

/**
 * Returns an error for each file with rows of the sample hospital and no line "sample". Taking that line
 * away does not make an invented price real; changing or confirming the row does.
 */
export function unmarkedSampleRows(
  records: readonly FactRecord[],
  shipped: ShippedRows,
  confirmations: readonly Confirmation[],
): Finding[] {
  const left = unchangedRows(records, shipped, confirmations).filter(({ isSample }) => !isSample);
  return [...new Set(left.map(fileOf))].map((file) => {
    const rows = left.filter((record) => fileOf(record) === file);
    const named = rows.slice(0, maximumNamed).map(placeIn).join(', ');
    const more = rows.length > maximumNamed ? ` and ${rows.length - maximumNamed} more` : '';
    const code = `src/facts/${file}`;
    const path = existsSync(`${code}.json`) ? `${code}.json` : `${code}.ts`;
    const what = `${rows.length} ${rows.length === 1 ? 'value' : 'values'} of ${path} ${rows.length === 1 ? 'is' : 'are'} still the sample's: ${named}${more}.`;
    const remedy =
      'Enter your own. If one is truly yours, record who confirmed it in src/facts/confirmations.json.';
    return errorOf(what, remedy, [path]);
  });
}
