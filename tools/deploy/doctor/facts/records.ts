import { createHash } from 'node:crypto';
import { clinicalSources } from '../../../../src/facts/sources/clinical-sources.ts';
import { type Source, sourceLine } from '../../../../src/facts/sources/source.ts';
import { everyLanguage } from '../../../../src/site/languages.ts';

/** A few values that belong together, as one row to read and sign. */
export interface FactRecord {
  /** The file and the place in it: 'hospital/hospital: emails'. */
  id: string;
  /** 'general: info@kilima.co.ke; appointments: ...'. */
  value: string;
  /** `markOf` the value; a confirmation repeats it. */
  mark: string;
  source: string;
  /** ISO 8601 day of the last check; '' if the file has none. */
  date: string;
  isSample: boolean;
}

/** What is known of the values while the files are read one after another. */
export interface Reading {
  /** The objects of files that say "sample". */
  samples: Set<object>;
  /** Objects that have a row: several files export the same one. */
  seen: Set<object>;
}

interface Context {
  source: string;
  date: string;
}

const dateFields = ['asOf', 'checkedOn', 'noticeOf', 'statementOf', 'to'];
const sourceFields = ['source', 'sources', 'law'];
const marks = ['$schema', 'sample'];

/** These are the hospital's own statements. */
const own = /^(?:hospital|people|schedule|money)\//;
/** No facts (sources, schemas, pictures, signatures), or the facts of another file for pages. */
const left =
  /^(?:schemas|sources|media)\/|^(?:people\/patients\.|schedule\/clinics\.ts|hospital\/(?:site|papers|figures)\.ts|hospital\/contact\/(?!chat\.)|money\/insurers\.|schedule\/roadmap\.|confirmations\.)/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSource = (value: unknown): value is Source =>
  isObject(value) && 'publisher' in value && 'title' in value;
const isTranslated = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).join() === everyLanguage.join();

function isPlain(value: unknown): boolean {
  if (!isObject(value)) return typeof value !== 'function';
  return isTranslated(value) || (Array.isArray(value) && value.every(isPlain));
}

/** Returns a digest that changes with the value: eight hex digits. */
export const markOf = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 8);

/** Returns the sources in a value: sources, keys of clinical sources, or lists or records of these. */
function sourceText(value: unknown): string {
  const linesIn = (part: unknown): string[] => {
    const source = clinicalSources[part as keyof typeof clinicalSources] ?? part;
    if (isSource(source)) return [sourceLine(source)];
    return isObject(part) ? Object.values(part).flatMap(linesIn) : [];
  };
  return [...new Set(linesIn(value))].join('; ');
}

/** Returns what a file exports as the sources of its facts, such as `feverSources`. */
const sourcesOf = (exported: object): unknown[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (/sources?$/i.test(name) || isSource(value)) return [value];
    return isObject(value) ? Object.values(value).filter(isSource) : [];
  });

function valueText([field, value]: [string, unknown]): string {
  const label = field && `${field}: `;
  if (Array.isArray(value)) return `${label}${value.join(', ')}`;
  if (!isObject(value)) return `${label}${value}`;
  return Object.entries(value)
    .map(([language, text]) => valueText([`${field} (${language})`, text]))
    .join('; ');
}

/** Returns the rows of one file of src/facts: its exports, or the fields of its JSON. */
export function toRecords(path: string, exported: object, { samples, seen }: Reading) {
  const name = path.replace('src/facts/', '');
  if (left.test(name)) return [];
  const records: FactRecord[] = [];
  const file = name.replace(/\.\w+$/, '');
  const sources = sourcesOf(exported);
  // such as `firstAidSources`, which has those of `firstAidFigures.burns` under 'burns'
  const byPart = new Map(
    sources
      .filter(isObject)
      .filter((group) => !isSource(group) && !Array.isArray(group))
      .flatMap((group) => Object.entries(group))
      .map(([field, value]) => [field, sourceText(value)]),
  );
  const add = (place: string, fields: [string, unknown][], context: Context, isSample = false) => {
    const value = fields.map(valueText).join('; ');
    const id = `${file}: ${place}`.trim();
    records.push({ id, value, mark: markOf(value), ...context, isSample });
  };
  const walk = (place: string, value: Record<string, unknown>, outer: Context): void => {
    if (seen.has(value) || isSource(value)) return;
    seen.add(value);
    const source = sourceFields.map((field) => sourceText(value[field])).find(Boolean);
    const date = dateFields
      .map((field) => value[field])
      .find((day) => /^\d{4}-\d\d-\d\d$/.test(`${day}`));
    const context = { source: source ?? outer.source, date: `${date ?? outer.date}` };
    const entries = Object.entries(value).filter(
      ([field]) => !sourceFields.includes(field) && !marks.includes(field),
    );
    const plain = entries.filter(([, each]) => isPlain(each));
    if (plain.length > 0) add(place, plain, context, samples.has(value));
    for (const [field, each] of entries) {
      if (isObject(each) && !isPlain(each))
        walk(place ? `${place}.${field}` : field, each, {
          ...context,
          source: byPart.get(field) || context.source,
        });
    }
  };
  const start = {
    source: sourceText(sources) || (own.test(name) ? 'the hospital' : 'see the file'),
    date: '',
  };
  for (const [field, value] of Object.entries(exported)) {
    const place = field === 'default' ? '' : field;
    // lists of keys repeat the names of other rows, sources and sample marks are columns of their own
    if (/(?:Keys|sources|(?:Are|Is)Sample)$/i.test(field)) continue;
    if (!isObject(value) || isPlain(value)) {
      if (isPlain(value)) add(place, [['', value]], start);
    } else {
      walk(place, value, start);
    }
  }
  return records;
}
