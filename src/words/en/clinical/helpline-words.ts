import { type HelplineKey, helplines } from '../../../facts/helplines.ts';
import type { Fact } from '../../service-page.ts';

/** Whom each line reaches. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Police and emergency services',
  emergency: 'Police and emergency services, from any mobile phone',
  redCrossAmbulance: 'Kenya Red Cross ambulance',
  suicide: 'Befrienders Kenya, for anyone who thinks of suicide',
  genderViolence: 'Rape and violence at home: the national line',
  children: 'Childline Kenya',
  addiction: 'Alcohol and drugs (NACADA)',
};

/** A help line as a row: whom it reaches, and its number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** What to dial when the hospital cannot be reached, in one sentence. */
export const nationalEmergencyLines =
  `If you cannot get through, call the Red Cross ambulance on ${helplines.redCrossAmbulance.number}, ` +
  `or ${helplines.police.number} or ${helplines.emergency.number}, which reach the police first.`;
