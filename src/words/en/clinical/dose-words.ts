import type { ChildVisit } from '../../../facts/clinical/mother-and-child/child-visits.ts';
import {
  type Dose,
  hpvUntilYears,
  type Vaccine,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';

/** Plain name of each vaccine, with its code in the Mother and Child Health Handbook. */
const vaccineNames: Readonly<Record<Vaccine, { name: string; code?: string }>> = {
  bcg: { name: 'tuberculosis', code: 'BCG' },
  polioDrops: { name: 'polio', code: 'OPV' },
  pentavalent: { name: 'five-in-one', code: 'pentavalent' },
  pneumococcal: { name: 'pneumonia', code: 'PCV' },
  rotavirus: { name: 'rotavirus' },
  polioInjection: { name: 'polio', code: 'IPV' },
  measlesRubella: { name: 'measles-rubella', code: 'MR' },
  typhoid: { name: 'typhoid', code: 'TCV' },
  hpv: { name: 'against cervical cancer', code: 'HPV' },
  vitaminA: { name: 'vitamin A' },
};

/** What each vaccine protects against, in a few words. */
const protection: Readonly<Record<Vaccine, string>> = {
  bcg: 'the worst forms of tuberculosis',
  polioDrops: 'polio, which can paralyse a leg',
  pentavalent: 'diphtheria, tetanus, whooping cough, hepatitis B and meningitis (Hib)',
  pneumococcal: 'severe pneumonia',
  rotavirus: 'severe diarrhoea',
  polioInjection: 'polio, which can paralyse a leg',
  measlesRubella: 'measles and rubella',
  typhoid: 'typhoid',
  hpv: 'most cancers of the cervix',
  vitaminA: 'blindness and severe infections',
};

/** Between a vaccine and its number. */
const noBreak = '\u00a0';

/** Formats one dose: 'polio (IPV 2)'. The count before the doses says injection or drops. */
export function doseText({ vaccine, number }: Dose): string {
  const { name, code } = vaccineNames[vaccine];
  if (!code) return number ? `${name}${noBreak}${number}` : name;
  return `${name} (${[code, number].filter(Boolean).join(noBreak)})`;
}

/** Lists the injections or drops: '2 injections: five-in-one (pentavalent 1), …'. */
function given(doses: readonly Dose[], by: Dose['by'], one: string, many: string): string {
  const some = doses.filter((dose) => dose.by === by);
  if (some.length === 0) return '';
  const count = `${some.length} ${some.length === 1 ? one : many}`;
  return `${count}: ${some.map(doseText).join(', ')}`;
}

/** Lists the doses of a visit: injections, then drops. */
export function dosesText(doses: readonly Dose[]): string {
  return [
    given(doses, 'injection', 'injection', 'injections'),
    given(doses, 'drops', 'kind of drops', 'kinds of drops'),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Lists what the doses of a visit protect against, each disease once; '' without doses. */
export function protectionText(doses: readonly Dose[]): string {
  const diseases = [...new Set(doses.map(({ vaccine }) => protection[vaccine]))];
  return diseases.length > 0 ? `Protects against ${diseases.join('; ')}` : '';
}

/** Formats the age at a visit: 'Birth', 'Day 2 to 3', '6 weeks', 'Girls, 10 to 14 years'. */
export function visitTitle({
  age,
  untilDay,
  doses,
}: Pick<ChildVisit, 'age' | 'untilDay' | 'doses'>): string {
  if (age.unit === 'birth') return 'Birth';
  if (age.unit === 'days') return `Day ${age.value} to ${untilDay}`;
  if (doses.some(({ vaccine }) => vaccine === 'hpv'))
    return `Girls, ${age.value} to ${hpvUntilYears} ${age.unit}`;
  return `${age.value} ${age.unit}`;
}
