import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';
import type { IdentityValue } from './identity.ts';

/** Words before or after a name that do not tell people apart. */
const titles = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'miss', 'sr', 'sister', 'nurse', 'and']);

/** Returns a value without what a copy may change: case, accents, punctuation, titles, word order, +254. */
function essenceOf({ kind, value }: Pick<IdentityValue, 'kind' | 'value'>): string {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (kind === 'phone') return plain.replace(/\D/g, '').slice(-9);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (kind !== 'name') return words.join('');
  return words
    .filter((word) => !titles.has(word))
    .sort()
    .join(' ');
}

/** Returns 16 hex digits that recognise a value in another spelling, and do not show it. */
export function sampleDigest(value: Pick<IdentityValue, 'kind' | 'value'>): string {
  return createHash('sha256')
    .update(`${value.kind}:${essenceOf(value)}`)
    .digest('hex')
    .slice(0, 16);
}

/**
 * Returns an error for each file with values of the sample hospital, marked or not, given the digests of
 * the sample's values. A value in `confirmed`, the texts that a person has signed, is the hospital's own.
 */
export function copiedValues(
  values: readonly IdentityValue[],
  digests: readonly string[],
  confirmed: readonly string[] = [],
): Finding[] {
  const known = new Set(digests);
  const copied = values.filter(
    (value) =>
      known.has(sampleDigest(value)) && !confirmed.some((text) => text.includes(value.value)),
  );
  return [...new Set(copied.map(({ where }) => where))].map((where) => {
    const names = copied.filter((value) => value.where === where).map(({ what }) => what);
    return {
      level: 'error',
      what: `${where} repeats values of the sample hospital: ${names.join(', ')}.`,
      remedy:
        "Enter your own. If one is truly yours, such as an employee's name, record who confirmed it in src/facts/confirmations.json.",
      where: [where],
    };
  });
}
