import { people } from '../../../src/facts/people/people.ts';
import { articleSources } from '../../../src/facts/sources/articles/article-sources.ts';
import { sourceLine } from '../../../src/facts/sources/source.ts';
import { languageNames, languages } from '../../../src/site/languages.ts';
import { weekdays } from '../../../src/time/days.ts';
import { categoryLabels } from '../../../src/words/en/articles/article-categories.ts';
import { labels } from '../../../src/words/en/frame/labels.ts';
import { drawings } from '../../../src/words/en/frame/pictures.ts';
import { priceItemWords } from '../../../src/words/en/money/price-items.ts';
import { clinicNames } from '../../../src/words/en/schedule/clinic-words.ts';

type Labels = Readonly<Record<string, string>>;

/** Words whose usual spelling is not in lower case. */
const spellings: Labels = {
  anc: 'antenatal care',
  ecg: 'ECG',
  ent: 'ENT',
  hba1c: 'HbA1c',
  hero: 'top of the home page',
  hdu: 'HDU',
  hpv: 'HPV',
  icu: 'ICU',
  makl: 'MAKL',
  sha: 'SHA',
  xray: 'X-ray',
};

/** Returns a name of the code in words: 'bedPerDay' is 'Bed per day'. */
export function readable(name: string): string {
  const words = name
    .replace(/x-?ray/gi, ' xray')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .split(/[\s.:-]+/)
    .map((word) => spellings[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Staff know a drawing by what they see on the page. */
const drawingLabels = Object.entries(drawings).map(([name, shows]) => [
  name,
  `${readable(name)}: ${shows}`,
]);

const sourceLabels = Object.entries(articleSources).map(([name, works]) => [
  name,
  works.map(sourceLine).join('; '),
]);

/** Names that the site's words already have, by group. */
const vocabularies: readonly Labels[] = [
  { ...labels, hospital: 'The whole hospital', all: 'Every page' },
  clinicNames,
  priceItemWords,
  categoryLabels,
  Object.fromEntries(drawingLabels),
  Object.fromEntries(Object.entries(people).map(([key, { name }]) => [key, name])),
  Object.fromEntries(languageNames.map((name) => [name, languages[name].nativeName])),
  Object.fromEntries(weekdays.map((name) => [name, name])),
  Object.fromEntries(sourceLabels),
];

/** Returns the labels of names that belong together, in the words of the site if it has them. */
export function labelsOf(names: readonly string[]): Labels {
  // 'visiting:urologist' has its own words
  const single = names.filter((name) => !name.includes(':'));
  const known = vocabularies.find((words) => single.every((name) => Object.hasOwn(words, name)));
  return Object.fromEntries(names.map((name) => [name, known?.[name] ?? readable(name)]));
}
