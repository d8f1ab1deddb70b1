import {
  type Dose,
  hpvUntilYears,
  minutesAfterVaccine,
  type Vaccine,
  type VaccineVisit,
  vaccineVisits,
} from '../../../facts/clinical/vaccines.ts';
import type { WordsOf } from '../../words-of.ts';

type VaccineWords = WordsOf<'vaccineWords'>;

/** Plain name of each vaccine, with its code in the Mother and Child Health Handbook. */
const vaccineNames: Readonly<Record<Vaccine, { name: string; code?: string }>> = {
  bcg: { name: 'kifua kikuu', code: 'TB, BCG' },
  polioDrops: { name: 'polio', code: 'OPV' },
  pentavalent: { name: 'magonjwa matano', code: 'pentavalent' },
  pneumococcal: { name: 'nimonia', code: 'PCV' },
  rotavirus: { name: 'rotavirus' },
  polioInjection: { name: 'polio', code: 'IPV' },
  measlesRubella: { name: 'surua na rubella', code: 'MR' },
  typhoid: { name: 'homa ya matumbo', code: 'typhoid, TCV' },
  hpv: { name: 'ya kuzuia saratani ya mlango wa kizazi', code: 'HPV' },
  vitaminA: { name: 'vitamini A' },
};

const units = { weeks: 'Wiki', months: 'Miezi', years: 'Miaka' } as const;

/** Formats the age of a visit: 'Akizaliwa', 'Wiki 6', 'Wasichana, miaka 10 hadi 14'. */
function vaccineAge({ age, doses }: VaccineVisit): string {
  if (age.unit === 'birth') return 'Akizaliwa';
  if (doses.some(({ vaccine }) => vaccine === 'hpv')) {
    return `Wasichana, ${units[age.unit].toLowerCase()} ${age.value} hadi ${hpvUntilYears}`;
  }
  return `${units[age.unit]} ${age.value}`;
}

/** Formats one dose: 'polio (IPV 2)'. The count before the doses says injection or drops. */
function doseText({ vaccine, number }: Dose): string {
  const { name, code } = vaccineNames[vaccine];
  if (!code) return number ? `${name} ${number}` : name;
  return `${name} (${[code, number].filter(Boolean).join(' ')})`;
}

/** Lists a visit's injections or drops: 'Sindano 2: magonjwa matano (pentavalent 1), …'. */
function given(
  { doses }: VaccineVisit,
  by: Dose['by'],
  counted: (count: number) => string,
): string {
  const some = doses.filter((dose) => dose.by === by);
  return some.length === 0 ? '' : `${counted(some.length)}: ${some.map(doseText).join(', ')}`;
}

/** The schedule in two columns, to fit phones: age; injections, then drops. */
export const vaccineVisitRows: VaccineWords['vaccineVisitRows'] = vaccineVisits.map((visit) => [
  vaccineAge(visit),
  [
    given(visit, 'injection', (count) => `Sindano ${count}`),
    given(visit, 'drops', (count) => `Aina ${count} ${count === 1 ? 'ya' : 'za'} matone`),
  ]
    .filter(Boolean)
    .join('. '),
]);

/** Time to stay after a vaccine. */
export const waitAfterVaccine: VaccineWords['waitAfterVaccine'] = `dakika ${minutesAfterVaccine.from} hadi ${minutesAfterVaccine.to}`;
