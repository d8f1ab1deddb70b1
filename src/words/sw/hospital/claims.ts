import {
  type FigureName,
  figureOrigins,
  figuresAreSample,
} from '../../../facts/hospital/figures.ts';
import { groupThousands } from '../../formats/format-parts.ts';
import { formatList, formatMonth } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { roles } from './people.ts';

/** The things counted for each claim. SAMPLE content. */
const counted: Readonly<Record<FigureName, string>> = {
  happyPatients: 'Wagonjwa waliotuambia wanapoondoka kwamba wameridhika',
  satisfaction: 'Fomu za maoni',
  babiesDelivered: 'Walio kwenye rejista yetu ya kuzaliwa',
  maternitySuccess: 'Akina mama waliohesabiwa',
  storiesAverage: 'Alama za nyota',
  rating: 'Maoni yenye nyota',
};

/** Returns the count behind a claim and its period; '' if there is no count. */
export function countOf(figure: FigureName): string {
  const origin = figureOrigins[figure];
  if (!origin) return '';
  const { from, to, counted: number } = origin;
  const [first, last] = [from, to].map((day) => formatMonth(day.slice(0, 7)));
  return `${counted[figure]}: ${groupThousands(number)}, ${first} hadi ${last}`;
}

/** Returns who counted for some claims. */
export function countersOf(names: readonly FigureName[]): string {
  const counters = names.flatMap((name) => figureOrigins[name]?.by ?? []);
  const by = [...new Set(counters)].map((key) => roles[key]);
  return `${by.length > 1 ? 'Waliohesabu' : 'Aliyehesabu'}: ${formatList(by)}${figuresAreSample ? ' (mfano tu)' : ''}.`;
}

/** Returns the origin of a claim: the number, the period and who counted; '' if none did. */
export function originOf(figure: FigureName): string {
  const count = countOf(figure);
  return count && `${count}. ${countersOf([figure])}`;
}

/** Notes on the patients shown on pages. */
export const patientNotes: WordsOf<'claims'>['patientNotes'] = {
  invented: 'Mfano: watu hawa na maneno yao si ya kweli.',
  stockPortraits: 'Picha za nyuso zikionekana, ni za watu wengine, si za watu hawa.',
  initials: 'Tunaonyesha herufi za kwanza, si majina wala picha, ili kulinda wagonjwa wetu.',
};

/** Notes on what is still the sample's. */
export const sampleNotes: WordsOf<'claims'>['sampleNotes'] = {
  people: 'Mfano: watu hawa si wa kweli.',
  byline: 'Mwandishi wa mfano',
  figures: 'Mfano: takwimu hizi si za kweli.',
  site: 'Mfano: watu, takwimu na michoro si vya kweli.',
};
