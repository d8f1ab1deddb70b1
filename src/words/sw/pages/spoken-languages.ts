import { site } from '../../../facts/hospital/site.ts';

const names: Readonly<Record<(typeof site.languages)[number], string>> = {
  English: 'Kiingereza',
  Swahili: 'Kiswahili',
  Kikuyu: 'Kikuyu',
  Kamba: 'Kikamba',
  Luo: 'Kijaluo',
  Somali: 'Kisomali',
};

/** The languages that the staff speak. */
export const spokenLanguages = site.languages.map((language) => names[language]);
