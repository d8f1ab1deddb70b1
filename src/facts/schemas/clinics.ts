import Type, { type Static } from 'typebox';
import type { PersonKey } from '../people/people.ts';
import { clock, days, department, fields, head, oneEach } from './fields.ts';

/** Specialists who come from outside. */
const visitors = [
  'orthopaedicSurgeon',
  'entSpecialist',
  'skinSpecialist',
  'urologist',
  'radiologist',
] as const;

const clinic = (people: readonly PersonKey[]) =>
  fields({
    department: department('the department whose page shows it'),
    days,
    from: clock,
    to: clock,
    seenBy: Type.Union(
      [
        Type.Enum(people),
        fields({ team: Type.Literal('nurses') }),
        fields({ visiting: Type.Enum(visitors) }),
      ],
      {
        description:
          'one of the people of people.json, {"team": "nurses"}, or {"visiting": ...} for a specialist from outside',
      },
    ),
  });

/** The schema of the clinics, with the people of people.json; the words name each clinic. */
export const clinicsSchema = (people: readonly PersonKey[]) =>
  fields({
    ...head,
    clinics: oneEach(
      [
        'antenatal',
        'highRiskPregnancy',
        'postnatal',
        'antenatalClass',
        'children',
        'childFollowUp',
        'vaccines',
        'diabetes',
        'heartLungKidney',
        'gynaecology',
        'bones',
        'earNoseThroat',
        'skin',
        'nutrition',
        'physiotherapy',
        'surgical',
        'urology',
        'dental',
        'ultrasound',
        'difficultPictures',
        'familyPlanning',
        'screening',
      ],
      clinic(people),
    ),
  });

/** What clinics.json holds. */
export type ClinicsFile = Static<ReturnType<typeof clinicsSchema>>;
export type Visitor = (typeof visitors)[number];
