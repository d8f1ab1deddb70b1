import type { ChildVisit } from '../../../facts/clinical/mother-and-child/child-visits.ts';
import {
  type Dose,
  hpvUntilYears,
  type Vaccine,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';

/** Plain name of each vaccine, with its code in the clinic booklet. */
const vaccineNames: Readonly<Record<Vaccine, { name: string; code?: string }>> = {
  bcg: { name: 'kifua kikuu', code: 'TB, BCG' },
  polioDrops: { name: 'polio', code: 'OPV' },
  pentavalent: { name: 'magonjwa matano', code: 'pentavalent' },
  pneumococcal: { name: 'nimonia', code: 'PCV' },
  rotavirus: { name: 'rotavirus' },
  polioInjection: { name: 'polio', code: 'IPV' },
  measlesRubella: { name: 'surua na rubella', code: 'MR' },
  typhoid: { name: 'homa ya matumbo', code: 'typhoid, TCV' },
  hpv: { name: 'saratani ya mlango wa kizazi', code: 'HPV' },
  vitaminA: { name: 'vitamini A' },
};

/** What each vaccine protects against, in a few words. */
const protection: Readonly<Record<Vaccine, string>> = {
  bcg: 'kifua kikuu kikali',
  polioDrops: 'polio, inayoweza kufanya mguu upooze',
  pentavalent: 'dondakoo, pepopunda, kifaduro, hepatitis B na homa ya uti wa mgongo (Hib)',
  pneumococcal: 'nimonia kali',
  rotavirus: 'kuhara kukali',
  polioInjection: 'polio, inayoweza kufanya mguu upooze',
  measlesRubella: 'surua na rubella',
  typhoid: 'homa ya matumbo (typhoid)',
  hpv: 'aina nyingi za saratani ya mlango wa kizazi',
  vitaminA: 'upofu na maambukizi makali',
};

/** Between a vaccine and its number. */
const noBreak = '\u00a0';

/** Formats one dose: 'polio (IPV 2)'. */
export function doseText({ vaccine, number }: Dose): string {
  const { name, code } = vaccineNames[vaccine];
  if (!code) return number ? `${name}${noBreak}${number}` : name;
  return `${name} (${[code, number].filter(Boolean).join(noBreak)})`;
}

/** Lists the injections or drops: 'Sindano 2 za kuzuia: magonjwa matano (pentavalent 1), …'. */
function given(doses: readonly Dose[], by: Dose['by'], counted: (count: number) => string): string {
  const some = doses.filter((dose) => dose.by === by);
  return some.length === 0 ? '' : `${counted(some.length)}: ${some.map(doseText).join(', ')}`;
}

/** Lists the doses of a visit: injections, then drops. */
export function dosesText(doses: readonly Dose[]): string {
  return [
    given(doses, 'injection', (count) => `Sindano ${count} ${count === 1 ? 'ya' : 'za'} kuzuia`),
    given(doses, 'drops', (count) => `Aina ${count} ${count === 1 ? 'ya' : 'za'} matone`),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Lists what the doses of a visit protect against, each disease once; '' without doses. */
export function protectionText(doses: readonly Dose[]): string {
  const diseases = [...new Set(doses.map(({ vaccine }) => protection[vaccine]))];
  return diseases.length > 0 ? `Kinga dhidi ya ${diseases.join('; ')}` : '';
}

const units = { weeks: 'Wiki', months: 'Miezi', years: 'Miaka' } as const;

/** Formats the age at a visit: 'Akizaliwa', 'Siku ya 2 hadi 3', 'Wasichana, miaka 10 hadi 14'. */
export function visitTitle({
  age,
  untilDay,
  doses,
}: Pick<ChildVisit, 'age' | 'untilDay' | 'doses'>): string {
  if (age.unit === 'birth') return 'Akizaliwa';
  if (age.unit === 'days') return `Siku ya ${age.value} hadi ${untilDay}`;
  if (doses.some(({ vaccine }) => vaccine === 'hpv'))
    return `Wasichana, ${units[age.unit].toLowerCase()} ${age.value} hadi ${hpvUntilYears}`;
  return `${units[age.unit]} ${age.value}`;
}
