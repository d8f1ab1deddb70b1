import { site } from '../../../../facts/hospital/site.ts';
import { complaints } from '../../../../facts/legal/complaints.ts';
import { people } from '../../../../facts/people/people.ts';
import type { SearchConcept } from '../../../en/features/search/search-words.ts';
import { paying } from '../../money/paying.ts';
import {
  laboratoryHours,
  laboratoryTurnaround,
  visitingHours,
  wardVisiting,
} from '../../sections/opening-hours.ts';

/** A Swahili answer to a question whose page is in English. */
export interface ShortAnswer {
  heading: string;
  lines: readonly string[];
}

const payment: ShortAnswer = {
  heading: 'Jinsi ya kulipa',
  lines: paying.map(({ term, detail }) => `${term}: ${detail}`),
};

/** Answers to the most common questions whose pages are in English, by topic. */
export const bestAnswers: Readonly<Partial<Record<SearchConcept, ShortAnswer>>> = {
  visiting: {
    heading: 'Saa za kutembelea wagonjwa',
    lines: [
      `Wodi za kawaida: ${visitingHours.generalWeekdays}`,
      `Wodi za kawaida, siku nyingine: ${visitingHours.generalWeekends}`,
      `HDU: ${visitingHours.hdu}. ${visitingHours.hduVisitors}`,
      `Wodi ya uzazi: ${wardVisiting.maternity}`,
      `Wodi ya watoto: ${wardVisiting.children}`,
      `Watoto wachanga: ${wardVisiting.newborn}`,
    ],
  },
  hours: {
    heading: 'Saa za kazi',
    lines: [
      'Hospitali: wazi saa 24, kila siku',
      `Maabara: ${laboratoryHours.weekdays}; ${laboratoryHours.saturday}`,
      `Maswali: piga ${site.phone}, saa yoyote`,
    ],
  },
  results: {
    heading: 'Majibu ya vipimo',
    lines: [
      `Vipimo vya kawaida: ${laboratoryTurnaround.routine}`,
      `Vipimo vya haraka: ${laboratoryTurnaround.urgent}`,
    ],
  },
  complaint: {
    heading: 'Malalamiko',
    lines: [
      `${people[complaints.readBy].name} husoma kila lalamiko. Andika, piga ${site.phone} au njoo.`,
      `Tunakujulisha kwamba tumelipokea ndani ya siku ${complaints.acknowledgedInDays} za kazi.`,
      `Unapata jibu kwa maandishi ndani ya siku ${complaints.answeredInDays}.`,
    ],
  },
  payment,
  deposit: payment,
};
