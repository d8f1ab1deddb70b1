import type { Source } from '../source.ts';

/** Publishers of several sources. */
export const who = 'World Health Organization';
export const ministry = 'Ministry of Health, Kenya';
export const statistics = 'Kenya National Bureau of Statistics';
export const nhs = 'National Health Service, England';
export const cdc = 'Centers for Disease Control and Prevention';

/** Returns a WHO fact sheet by the last part of its URL. */
export function factSheet(name: string, title: string, year: number): Source {
  return {
    publisher: who,
    title: `Fact sheet: ${title}`,
    year,
    url: `https://www.who.int/news-room/fact-sheets/detail/${name}`,
  };
}

/** Returns a WHO publication by its ISBN or WHO number. */
export function whoWork(number: string, title: string, year: number): Source {
  return { publisher: who, title, year, url: `https://www.who.int/publications/i/item/${number}` };
}
