import {
  minutesAfterVaccine,
  vaccineVisits,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { dosesText, visitTitle } from './dose-words.ts';

/** The schedule in two columns, to fit phones: age; injections, then drops. */
export const vaccineVisitRows: readonly (readonly string[])[] = vaccineVisits.map((visit) => [
  visitTitle(visit),
  dosesText(visit.doses),
]);

/** Time to stay after a vaccine. */
export const waitAfterVaccine = `${minutesAfterVaccine.from} to ${minutesAfterVaccine.to} minutes`;
