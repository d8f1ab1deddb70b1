import { readFileSync } from 'node:fs';
import { surroundings } from '../../../src/facts/hospital/contact/surroundings.ts';
import { site } from '../../../src/facts/hospital/site.ts';
import { insurers } from '../../../src/facts/money/insurers.ts';
import { doctorKeys, doctors, people } from '../../../src/facts/people/people.ts';
import type { Language } from '../../../src/site/languages.ts';

/** A query in a language, with the addresses that answer it; any of them is right. */
export interface ExpectedAnswer {
  query: string;
  language: Language;
  /** A path matches any section of the page; with a fragment, only that section. */
  places: readonly string[];
}

/** Names from the facts, which the file has in braces; undefined for what the hospital does not have. */
function nameOf(placeholder: string): string | undefined {
  if (placeholder === 'locality') return site.address.locality;
  if (placeholder === 'town') return surroundings.riding[0] ?? '';
  if (placeholder === 'pharmacist') return people.pharmacy?.name;
  const [kind, number] = placeholder.split(' ');
  if (kind === 'insurer')
    return Object.values(insurers)[Number(number) - 1]?.split(' ').slice(0, 2).join(' ');
  const key = doctorKeys[Number(number) - 1];
  const names = key && doctors[key].name.split(' ').slice(1);
  return kind === 'surname' ? names?.at(-1) : names?.join(' ');
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
    const named = query.replace(
      /\{(.+?)\}/g,
      (_, placeholder: string) => nameOf(placeholder) ?? '{}',
    );
    if (named.includes('{}')) continue;
    list.push({
      language: language as Language,
      query: named,
      places: places.split(' '),
    });
  }
  return lists;
}

/** The lists by name. Their places are English: `inTheirLanguage` finds those of Swahili queries. */
export const queryLists: Readonly<Record<string, readonly ExpectedAnswer[]>> = readQueries();
