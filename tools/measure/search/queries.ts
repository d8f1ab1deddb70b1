import { readFileSync } from 'node:fs';
import { surroundings } from '../../../src/facts/hospital/contact/surroundings.ts';
import { doctorKeys, doctors, staff } from '../../../src/facts/people/people.ts';
import type { Language } from '../../../src/site/languages.ts';

/** A query in a language, with the addresses that answer it; any of them is right. */
export interface ExpectedAnswer {
  query: string;
  language: Language;
  /** A path matches any section of the page; with a fragment, only that section. */
  places: readonly string[];
}

/** Names from the facts, which the file has in braces. */
function nameOf(placeholder: string): string {
  if (placeholder === 'town') return surroundings.riding[0] ?? '';
  if (placeholder === 'pharmacist') return staff.pharmacy.name;
  const [kind, number] = placeholder.split(' ');
  // a hospital may have fewer doctors
  const key = doctorKeys[Math.min(Number(number), doctorKeys.length) - 1];
  const names = key ? doctors[key].name.split(' ').slice(1) : [];
  return kind === 'surname' ? (names.at(-1) ?? '') : names.join(' ');
}

/** Reads queries.txt: its lists by name. */
function readQueries(): Record<string, ExpectedAnswer[]> {
  const lists: Record<string, ExpectedAnswer[]> = {};
  let list: ExpectedAnswer[] = [];
  for (const line of readFileSync(new URL('queries.txt', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name) {
      list = [];
      lists[name] = list;
      continue;
    }
    const [language = '', query = '', places = ''] = line.split(' | ');
    list.push({
      language: language as Language,
      query: query.replace(/\{(.+?)\}/g, (_, placeholder: string) => nameOf(placeholder)),
      places: places.split(' '),
    });
  }
  return lists;
}

/** The lists by name. Their places are English: `inTheirLanguage` finds those of Swahili queries. */
export const queryLists: Readonly<Record<string, readonly ExpectedAnswer[]>> = readQueries();
