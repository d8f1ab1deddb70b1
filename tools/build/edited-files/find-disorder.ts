import type { JsonPath } from './json-text.ts';
import type { SchemaFault } from './schema-faults.ts';

/** Start and end fields. */
const pairs = [
  ['from', 'to'],
  ['opens', 'closes'],
] as const;

/** Returns '8:00', '2026-12-25' or 800 as a number for comparison, undefined for anything else. */
function rank(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\d\d?:\d\d$|^\d{4}(?:-\d\d){2}$/.test(value))
    return undefined;
  return Number(value.replace(/\D/g, ''));
}

/** Finds ranges of times, days or sums that end before they start, at any depth of a value. */
export function findDisorder(value: unknown, path: JsonPath = []): SchemaFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const here = pairs.flatMap(([begin, end]) => {
    const [first, last] = [rank(fields[begin]), rank(fields[end])];
    return first !== undefined && last !== undefined && first >= last
      ? [{ path: [...path, end], problem: `must be after '${begin}'.` }]
      : [];
  });
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    findDisorder(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [...here, ...inside];
}
