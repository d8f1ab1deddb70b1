import { brokenLine } from './broken-json.ts';
import { faultsAgainstSchema, type Schema, type SchemaFault } from './faults-against-schema.ts';
import { type JsonPath, linesOfJson } from './json-lines.ts';

/** Fields that begin something, and those that end it. */
const pairs = [
  ['from', 'to'],
  ['opens', 'closes'],
] as const;

/** '8:00' and 800 as numbers that can be compared; undefined for what is neither. */
function rank(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\d\d?:\d\d$/.test(value)) return undefined;
  return Number(value.replace(':', ''));
}

/** Times and sums that end before they begin, anywhere in a value. */
function faultsInOrder(value: unknown, path: JsonPath = []): SchemaFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const here = pairs.flatMap(([begin, end]) => {
    const [first, last] = [rank(fields[begin]), rank(fields[end])];
    return first !== undefined && last !== undefined && first >= last
      ? [{ path: [...path, end], problem: `must come after '${begin}'.` }]
      : [];
  });
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    faultsInOrder(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [...here, ...inside];
}

/**
 * What is wrong with a file of facts that staff may edit, a line each: 'file:line: what to write
 * instead'.
 */
export function faultsInFacts(file: string, text: string, schema: Schema): string[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [brokenJson(file, text)];
  }
  const lineOf = linesOfJson(text);
  const faults = faultsAgainstSchema(read, schema);
  return (faults.length > 0 ? faults : faultsInOrder(read)).map(
    ({ path, problem }) => `${file}:${lineOf(path)}: "${path.join('.')}" ${problem}`,
  );
}

/** What is said of a text that is no JSON. */
export function brokenJson(file: string, text: string): string {
  return `${file}:${brokenLine(text)}: this is no JSON any more. Look for a comma or a quotation mark too many or too few, on this line or the one before.`;
}
