import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import { nationalAmbulance } from '../../../facts/clinical/national-ambulance.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatDay } from '../../formats/sw.ts';

/** Name of each line. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Polisi na huduma za dharura',
  emergency: 'Polisi na huduma za dharura, kwa simu yoyote ya mkononi',
  redCrossAmbulance: 'Ambulensi ya Kenya Red Cross',
  suicide: 'Befrienders Kenya, kwa yeyote anayefikiria kujiua',
  genderViolence: 'Ubakaji na ukatili nyumbani: laini ya taifa',
  children: 'Childline Kenya, laini ya watoto',
  addiction: 'Pombe na dawa za kulevya (NACADA)',
};

/** Returns a line as a row: its name and number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** Cost and hours of these lines, and the day of the last check. */
export const nationalLinesNote: string =
  'Nambari fupi ni bila malipo kwa simu nyingi. Befrienders hulipiwa kama simu ya kawaida, na huenda ' +
  `wamefunga usiku. Wakiwa wamefunga, piga ${site.phone} au ${helplines.redCrossAmbulance.number}. ` +
  `Zililinganishwa na nambari zilizotangazwa tarehe ${formatDay(helplines.redCrossAmbulance.asOf)}.`;

/** Numbers to dial if the hospital cannot be reached, in one sentence. */
export const nationalEmergencyLines: string =
  `Usipotupata kwa simu, pigia ambulensi ya Red Cross simu: ${helplines.redCrossAmbulance.number}. ` +
  (nationalAmbulance.state === 'live'
    ? `Au pigia ambulensi ya taifa simu: ${nationalAmbulance.number}.`
    : `Au piga ${helplines.police.number} au ${helplines.emergency.number}, ambazo hupokelewa na polisi kwanza.`);
