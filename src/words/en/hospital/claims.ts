import {
  type FigureName,
  figureOrigins,
  figuresAreSample,
} from '../../../facts/hospital/figures.ts';
import { formatList, formatMonth } from '../../formats/en.ts';
import { groupThousands } from '../../formats/format-parts.ts';
import { roles } from './people.ts';

/** The things counted for each claim. SAMPLE content. */
const counted: Readonly<Record<FigureName, string>> = {
  happyPatients: 'patients who told us on leaving that they were happy',
  satisfaction: 'feedback forms',
  babiesDelivered: 'births in our register',
  maternitySuccess: 'births',
  storiesAverage: 'ratings',
  rating: 'reviews',
};

/** Returns the count behind a claim and its period; '' if there is no count. */
export function countOf(figure: FigureName): string {
  const origin = figureOrigins[figure];
  if (!origin) return '';
  const { from, to, counted: number } = origin;
  const [first, last] = [from, to].map((day) => formatMonth(day.slice(0, 7)));
  return `${groupThousands(number)} ${counted[figure]}, ${first} to ${last}`;
}

/** Returns who counted for some claims, as the end of a sentence. */
export function countersOf(names: readonly FigureName[]): string {
  const counters = names.flatMap((name) => figureOrigins[name]?.by ?? []);
  const list = formatList([...new Set(counters)].map((by) => roles[by]));
  return `counted by our ${list}${figuresAreSample ? ' (sample figures)' : ''}.`;
}

/** Returns the origin of a claim: the number, the period and who counted; '' if none did. */
export function originOf(figure: FigureName): string {
  const count = countOf(figure);
  return count && `${count}, ${countersOf([figure])}`;
}

/** Notes on the patients shown on pages. */
export const patientNotes = {
  invented: 'Sample: these people are invented.',
  stockPortraits: 'Any portraits here are stock photographs, not these people.',
  initials: 'We show initials, not names or pictures, to protect our patients.',
} as const;

/** Notes on what is still the sample's. */
export const sampleNotes = {
  people: 'Sample: these people are invented.',
  byline: 'Sample author',
  figures: 'Sample: these figures are invented.',
  site: 'Sample: people, figures and drawings are invented.',
} as const;
