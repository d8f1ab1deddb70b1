import {
  type Dose,
  hpvUntilYears,
  minutesAfterVaccine,
  type Vaccine,
  type VaccineVisit,
  vaccineVisits,
} from '../../../facts/clinical/vaccines.ts';

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

/** Formats the age of a visit: 'Birth', '6 weeks', 'Girls, 10 to 14 years'. */
function vaccineAge({ age, doses }: VaccineVisit): string {
  if (age.unit === 'birth') return 'Birth';
  if (doses.some(({ vaccine }) => vaccine === 'hpv')) {
    return `Girls, ${age.value} to ${hpvUntilYears} ${age.unit}`;
  }
  return `${age.value} ${age.unit}`;
}

/** Formats one dose: 'polio (IPV 2)'. The count before the doses says injection or drops. */
function doseText({ vaccine, number }: Dose): string {
  const { name, code } = vaccineNames[vaccine];
  if (!code) return number ? `${name} ${number}` : name;
  return `${name} (${[code, number].filter(Boolean).join(' ')})`;
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

/** Lists a visit's injections or drops: '2 injections: five-in-one (pentavalent 1), …'. */
function given({ doses }: VaccineVisit, by: Dose['by'], one: string, many: string): string {
  const some = doses.filter((dose) => dose.by === by);
  if (some.length === 0) return '';
  return `${counted(some.length, one, many)}: ${some.map(doseText).join(', ')}`;
}

/** The schedule in two columns, to fit phones: age; injections, then drops. */
export const vaccineVisitRows: readonly (readonly string[])[] = vaccineVisits.map((visit) => [
  vaccineAge(visit),
  [
    given(visit, 'injection', 'injection', 'injections'),
    given(visit, 'drops', 'kind of drops', 'kinds of drops'),
  ]
    .filter(Boolean)
    .join('. '),
]);

/** Time to stay after a vaccine. */
export const waitAfterVaccine = `${minutesAfterVaccine.from} to ${minutesAfterVaccine.to} minutes`;
