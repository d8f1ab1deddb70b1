import {
  minutesAfterVaccine,
  vaccineVisits,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';
import type { WordsOf } from '../../words-of.ts';
import { dosesText, visitTitle } from './dose-words.ts';

type VaccineWords = WordsOf<'vaccineWords'>;

/** The schedule in two columns, to fit phones: age; injections, then drops. */
export const vaccineVisitRows: VaccineWords['vaccineVisitRows'] = vaccineVisits.map((visit) => [
  visitTitle(visit),
  dosesText(visit.doses),
]);

/** Time to stay after a vaccine. */
export const waitAfterVaccine: VaccineWords['waitAfterVaccine'] = `dakika ${minutesAfterVaccine.from} hadi ${minutesAfterVaccine.to}`;
