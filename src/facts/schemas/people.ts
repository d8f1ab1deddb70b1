import Type, { type Static } from 'typebox';
import {
  day,
  department,
  fields,
  group,
  head,
  label,
  plainText,
  textInEachLanguage,
  upload,
} from './fields.ts';

/** Characters of the sentences about someone, as a card on /doctors can show. */
const maxAboutLength = 400;

const person = {
  name: Type.String({
    pattern: '^[^\\s\\d<>\\u202a-\\u202e]+( [^\\s\\d<>\\u202a-\\u202e]+)+$',
    maxLength: 60,
    title: 'Name',
    description: 'first and last name, with "Dr." before a doctor\'s',
  }),
  role: textInEachLanguage('Role', 'their role here, in each language', label),
};
const portrait = Type.Optional(
  group('Portrait', {
    file: upload('src/portraits', {
      title: 'Photograph',
      description:
        'a square picture of the face, at least 400 by 400 pixels: "/src/portraits/kamau.jpg"',
    }),
    agreedOn: { ...day, title: 'They signed that the website may show it on' },
  }),
);
const staffMember = {
  ...person,
  about: textInEachLanguage(
    'About',
    'one to three sentences about their work here, in each language',
    plainText(maxAboutLength),
  ),
};
const doctor = {
  ...person,
  years: Type.Integer({
    minimum: 1,
    maximum: 60,
    title: 'Years of experience',
    description: 'whole years of experience, such as 15',
  }),
  departments: Type.Array(department('the name of a department'), {
    minItems: 1,
    uniqueItems: true,
    title: 'Departments',
    description: 'a list of the departments where they see patients, such as ["maternity"]',
  }),
  qualifications: {
    ...plainText(160, 'degrees, such as "MBChB, MMed (General Surgery)"'),
    title: 'Degrees',
  },
  about: staffMember.about,
  gender: Type.Optional(
    Type.Enum(['female', 'male'], {
      title: 'Gender',
      description: 'left out unless the doctor wants it found: some patients ask for a woman',
    }),
  ),
};

const eachByKey = <Fields extends Parameters<typeof fields>[0]>(one: Fields, description: string) =>
  Type.Object({}, { additionalProperties: fields({ ...one, portrait }), description });

/** Each person has a key, which clinics, articles and reviews use. */
export const peopleSchema = fields({
  ...head,
  doctors: eachByKey(doctor, 'the doctors, in the order of the page about them'),
  supportStaff: eachByKey(person, 'the people below the doctors on their page'),
  staff: eachByKey(staffMember, 'the people on the page about us, in its order'),
});

const shapes = { person: fields(person), staffMember: fields(staffMember), doctor: fields(doctor) };
export type Person = Static<typeof shapes.person>;
export type StaffMember = Static<typeof shapes.staffMember>;
export type Doctor = Static<typeof shapes.doctor>;
