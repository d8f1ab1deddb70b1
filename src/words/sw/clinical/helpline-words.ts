import { type HelplineKey, helplines } from '../../../facts/helplines.ts';
import type { Fact } from '../../service-page.ts';

/** Whom each line reaches. */
export const helplineNames: Readonly<Record<HelplineKey, string>> = {
  police: 'Polisi na huduma za dharura',
  emergency: 'Polisi na huduma za dharura, kwa simu yoyote ya mkononi',
  redCrossAmbulance: 'Ambulensi ya Kenya Red Cross',
  suicide: 'Befrienders Kenya, kwa yeyote anayefikiria kujiua',
  genderViolence: 'Ubakaji na ukatili nyumbani: laini ya taifa',
  children: 'Childline Kenya, laini ya watoto',
  addiction: 'Pombe na dawa za kulevya (NACADA)',
};

/** A help line as a row: whom it reaches, and its number. */
export function helplineFact(key: HelplineKey): Fact {
  return { term: helplineNames[key], detail: helplines[key].number };
}

/** What to dial when the hospital cannot be reached, in one sentence. */
export const nationalEmergencyLines: string =
  `Usipotupata kwa simu, piga ambulensi ya Red Cross kwa ${helplines.redCrossAmbulance.number}, ` +
  `au ${helplines.police.number} au ${helplines.emergency.number}, ambazo hufikia polisi kwanza.`;
