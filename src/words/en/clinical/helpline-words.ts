import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import { nationalAmbulance } from '../../../facts/clinical/national-ambulance.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatDay } from '../../formats/en.ts';

/** Name of each line. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Police and emergency services',
  emergency: 'Police and emergency services, from any mobile phone',
  redCrossAmbulance: 'Kenya Red Cross ambulance',
  suicide: 'Befrienders Kenya, for anyone who thinks of suicide',
  genderViolence: 'Rape and violence at home: the national line',
  children: 'Childline Kenya',
  addiction: 'Alcohol and drugs (NACADA)',
};

/** Returns a line as a row: its name and number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** Cost and hours of these lines, and the day of the last check. */
export const nationalLinesNote =
  'The short numbers are free from most phones. Befrienders costs as much as a normal call and may be ' +
  `closed at night: then call us on ${site.phone}, or ${helplines.redCrossAmbulance.number}. ` +
  `Compared with the published numbers on ${formatDay(helplines.redCrossAmbulance.asOf)}.`;

/** Numbers to dial if the hospital cannot be reached. */
export const nationalEmergencyLines =
  `If you cannot get through, call the Red Cross ambulance on ${helplines.redCrossAmbulance.number}. ` +
  (nationalAmbulance.state === 'live'
    ? `Or call the national ambulance on ${nationalAmbulance.number}.`
    : `Or call ${helplines.police.number} or ${helplines.emergency.number}, which reach the police first.`);
