import type { Source } from '../source.ts';

/** Who stands behind several of the works that articles lean on. */
export const who = 'World Health Organization';
export const ministry = 'Ministry of Health, Kenya';
export const statistics = 'Kenya National Bureau of Statistics';
export const nhs = 'National Health Service, England';
export const cdc = 'Centers for Disease Control and Prevention';

/** A fact sheet of the WHO by the last part of its address. */
export function factSheet(name: string, title: string, year: number): Source {
  return {
    publisher: who,
    title: `Fact sheet: ${title}`,
    year,
    url: `https://www.who.int/news-room/fact-sheets/detail/${name}`,
  };
}

/** A publication of the WHO by its ISBN or its own number. */
export function whoWork(number: string, title: string, year: number): Source {
  return { publisher: who, title, year, url: `https://www.who.int/publications/i/item/${number}` };
}
