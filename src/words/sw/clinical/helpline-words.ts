import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { formatDay } from '../../../formats/sw.ts';
import type { Fact } from '../../../models/service-page.ts';

/** Who answers each line. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Polisi na huduma za dharura',
  emergency: 'Polisi na huduma za dharura, kwa simu yoyote ya mkononi',
  redCrossAmbulance: 'Ambulensi ya Kenya Red Cross',
  suicide: 'Befrienders Kenya, kwa yeyote anayefikiria kujiua',
  genderViolence: 'Ubakaji na ukatili nyumbani: laini ya taifa',
  children: 'Childline Kenya, laini ya watoto',
  addiction: 'Pombe na dawa za kulevya (NACADA)',
};

/** A help line as a row: who answers, and the number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** What a call to these lines costs, when they are open, and the day of the check. */
export const nationalLinesNote: string =
  'Nambari fupi ni bila malipo kwa simu nyingi. Befrienders hulipiwa kama simu ya kawaida, na huenda ' +
  `wamefunga usiku. Basi piga ${site.phone} au ${helplines.redCrossAmbulance.number}. ` +
  `Zilikaguliwa mara ya mwisho tarehe ${formatDay(helplines.redCrossAmbulance.asOf)}.`;

/** What to dial when the hospital cannot be reached, in one sentence. */
export const nationalEmergencyLines: string =
  `Usipotupata kwa simu, pigia ambulensi ya Red Cross simu: ${helplines.redCrossAmbulance.number}. ` +
  `Au piga ${helplines.police.number} au ${helplines.emergency.number}, ambazo hupokelewa na polisi kwanza.`;
