import Type, { type Static } from 'typebox';
import type { PersonKey } from '../../people/people.ts';
import { day, fields, group, oneEach } from '../fields.ts';

const figure = Type.String({
  pattern: '^[\\d.,%+/ ]*\\d[\\d.,%+/ ]*$',
  maxLength: 12,
  description: 'a figure as pages show it, such as "20+" or "98%"',
});

const figures = {
  professionals: Type.Optional({ ...figure, title: 'Healthcare professionals' }),
  patientsServed: Type.Optional({ ...figure, title: 'Patients served' }),
  beds: Type.Optional({ ...figure, title: 'Beds' }),
  happyPatients: Type.Optional({ ...figure, title: 'Happy patients' }),
  satisfaction: Type.Optional({ ...figure, title: 'Satisfied patients' }),
  babiesDelivered: Type.Optional({ ...figure, title: 'Babies delivered' }),
  maternitySuccess: Type.Optional({ ...figure, title: 'Births that went well' }),
  yearsExperience: Type.Optional({ ...figure, title: 'Years of experience' }),
  staff: Type.Optional({ ...figure, title: 'Staff' }),
  storiesAverage: Type.Optional({ ...figure, title: 'Average of the stories' }),
  reviews: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Reviews',
      description: 'a number, such as 500',
    }),
  ),
};

/** The hospital's claims about itself, letter for letter; what was never counted is left out. */
export const figuresSchema = group('Figures on our pages', figures);

/** How claims that could raise hopes were counted; pages show it. */
export function countsSchema(people: readonly PersonKey[]) {
  const period = {
    from: { ...day, title: 'First day' },
    to: { ...day, title: 'Last day' },
  };
  const by = Type.Enum(people, {
    title: 'Counted by',
    description: 'the key of a person in people.json',
  });
  const number = Type.Integer({
    minimum: 1,
    maximum: 10_000_000,
    title: 'Number counted',
    description: 'a whole number, such as 512',
  });
  const count = fields({ ...period, counted: number, by });
  // as the figures themselves are called
  const counted = ({ title }: { title: string }) => Type.Optional({ ...count, title });
  return group('How the figures were counted', {
    happyPatients: counted(figures.happyPatients),
    satisfaction: counted(figures.satisfaction),
    babiesDelivered: counted(figures.babiesDelivered),
    maternitySuccess: counted(figures.maternitySuccess),
    storiesAverage: counted(figures.storiesAverage),
    // hospital.json has the number of answers
    rating: Type.Optional(group('Rating on our feedback form', { ...period, by })),
  });
}

const target = fields({
  quarter: Type.String({
    pattern: '^Q[1-4] \\d{4}$',
    title: 'Planned for',
    description: 'a quarter, such as "Q2 2027"',
  }),
  status: Type.Enum(['planned', 'open'] as const, {
    title: 'Status',
    description: '"planned" or "open"',
  }),
});

const planned = ['icu', 'dialysis', 'oncology', 'specialties', 'facilities'] as const;

/** The planned services, with the day on which the hospital last checked them. */
export const roadmapSchema = group('Planned services', {
  checkedOn: { ...day, title: 'Checked on' },
  targets: Type.Unsafe<Partial<Record<(typeof planned)[number], Static<typeof target>>>>({
    ...oneEach(planned, target),
    required: [],
  }),
});
