import Type, { type Static } from 'typebox';
import type { PersonKey } from '../people/people.ts';
import { clock, days, department, fields, head, oneEach } from './fields.ts';

/** Visiting specialists. */
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
    from: { ...clock, title: 'Starts at' },
    to: { ...clock, title: 'Ends at' },
    seenBy: Type.Union(
      [
        Type.Enum(people),
        fields({ team: Type.Literal('nurses') }),
        fields({ visiting: Type.Enum(visitors) }),
      ],
      {
        title: 'Who sees patients',
        description:
          'the key of a person in people.json, {"team": "nurses"}, or {"visiting": ...} for a visiting specialist: choose another if they have left',
      },
    ),
  });

const clinicNames = [
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
] as const;
type ClinicName = (typeof clinicNames)[number];

/** Returns the schema of clinics.json for these people; the words have the name of each clinic. */
export const clinicsSchema = (people: readonly PersonKey[]) =>
  fields({
    ...head,
    clinics: Type.Unsafe<Partial<Record<ClinicName, Static<ReturnType<typeof clinic>>>>>({
      ...oneEach(clinicNames, clinic(people)),
      // the planners count with these; a hospital leaves out what it does not have
      required: ['antenatal', 'vaccines'],
    }),
  });

/** Content of clinics.json. */
export type ClinicsFile = Static<ReturnType<typeof clinicsSchema>>;
export type Visitor = (typeof visitors)[number];
