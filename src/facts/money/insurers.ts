import type { Language } from '../../site/languages.ts';
import { type InsurerKey, paperFacts } from '../hospital/papers.ts';
import { schemes } from '../hospital/site.ts';

type Insurer = (typeof paperFacts.insurers)[string];

const rows = Object.entries(paperFacts.insurers) as [InsurerKey, Insurer][];
const byKey = <Value>(pick: (row: Insurer) => Value) =>
  Object.fromEntries(rows.map(([key, row]) => [key, pick(row)])) as Readonly<
    Record<InsurerKey, Value>
  >;

/** Insurers that the hospital takes, in order. */
export const insurers = byKey(({ name }) => name);

export const insurerCount = rows.length;

/** Short names of the national scheme and of MAKL, if the hospital takes it. */
export const schemesHere: readonly string[] = [
  schemes.sha,
  ...('makl' in insurers ? [schemes.makl] : []),
];

/** Returns a short phrase about each insurer. */
export const insurerNotesIn = (language: Language) => byKey(({ note }) => note[language]);

/** Insurers that the hospital calls partners. */
export const partners: readonly string[] = rows
  .filter(([, { partner }]) => partner)
  .map(([key, { name }]) => (key === 'sha' ? schemes.sha : name));
