import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { formatDay } from '../../../formats/en.ts';
import type { Fact } from '../../../models/service-page.ts';

/** Who answers each line. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Police and emergency services',
  emergency: 'Police and emergency services, from any mobile phone',
  redCrossAmbulance: 'Kenya Red Cross ambulance',
  suicide: 'Befrienders Kenya, for anyone who thinks of suicide',
  genderViolence: 'Rape and violence at home: the national line',
  children: 'Childline Kenya',
  addiction: 'Alcohol and drugs (NACADA)',
};

/** A help line as a row: who answers, and the number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** What a call to these lines costs, when they are open, and the day of the check. */
export const nationalLinesNote =
  'The short numbers are free from most phones. Befrienders costs as much as a normal call and may be ' +
  `closed at night: then call us on ${site.phone}, or ${helplines.redCrossAmbulance.number}. ` +
  `Last checked on ${formatDay(helplines.redCrossAmbulance.asOf)}.`;

/** What to dial when the hospital cannot be reached. */
export const nationalEmergencyLines =
  `If you cannot get through, call the Red Cross ambulance on ${helplines.redCrossAmbulance.number}. ` +
  `Or call ${helplines.police.number} or ${helplines.emergency.number}, which reach the police first.`;
