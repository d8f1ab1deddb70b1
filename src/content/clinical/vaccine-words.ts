import {
  type Dose,
  minutesAfterVaccine,
  type Vaccine,
  type VaccineVisit,
  vaccineVisits,
} from '../../facts/clinical/vaccines.ts';

/** A vaccine in plain words, and the code that the handbook uses. */
export const vaccineNames: Readonly<Record<Vaccine, { name: string; code?: string }>> = {
  bcg: { name: 'tuberculosis', code: 'BCG' },
  polioDrops: { name: 'polio drops', code: 'OPV' },
  pentavalent: { name: 'five-in-one', code: 'pentavalent' },
  pneumococcal: { name: 'pneumonia', code: 'PCV' },
  rotavirus: { name: 'rotavirus drops' },
  polioInjection: { name: 'polio injection', code: 'IPV' },
  measlesRubella: { name: 'measles-rubella', code: 'MR' },
  typhoid: { name: 'typhoid', code: 'TCV' },
  hpv: { name: 'against cervical cancer', code: 'HPV' },
  vitaminA: { name: 'vitamin A' },
};

/** The age of a visit: 'Birth', '6 weeks', '10 years, girls'. */
export function vaccineAge({ age, doses }: VaccineVisit): string {
  if (age.unit === 'birth') return 'Birth';
  const girls = doses.some(({ vaccine }) => vaccine === 'hpv') ? ', girls' : '';
  return `${age.value} ${age.unit}${girls}`;
}

/** One dose: 'polio injection (IPV 2)'. */
export function doseText({ vaccine, number }: Dose): string {
  const { name, code } = vaccineNames[vaccine];
  if (!code) return number ? `${name} ${number}` : name;
  return `${name} (${[code, number].filter(Boolean).join(' ')})`;
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

/** How much a child gets at a visit: '2 injections, 2 kinds of drops'. */
export function doseCount({ doses }: VaccineVisit): string {
  const injections = doses.filter(({ by }) => by === 'injection').length;
  return [
    counted(injections, 'injection', 'injections'),
    counted(doses.length - injections, 'kind of drops', 'kinds of drops'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The schedule as rows of a table: age, what it is, how many. */
export const vaccineRows: readonly (readonly string[])[] = vaccineVisits.map((visit) => [
  vaccineAge(visit),
  visit.doses.map(doseText).join(', '),
  doseCount(visit),
]);

/** How long to stay after a vaccine. */
export const waitAfterVaccine = `${minutesAfterVaccine.from} to ${minutesAfterVaccine.to} minutes`;
