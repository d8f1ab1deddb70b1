import Type, { type Static } from 'typebox';
import type { PersonKey } from '../people/people.ts';
import {
  day,
  department,
  fields,
  group,
  head,
  label,
  plainText,
  textInEachLanguage,
} from './fields.ts';
import { countsSchema, figuresSchema, roadmapSchema } from './papers/figures.ts';

const number = plainText(40, 'the number on the document');
const whole = (title: string, unit: string) =>
  Type.Integer({ minimum: 1, maximum: 1000, title, description: `whole ${unit}, such as 5` });
const yesOrNo = (title: string, description: string) =>
  Type.Boolean({ title, description: `true or false: ${description}` });

const insurer = fields({
  name: { ...label, title: 'Name' },
  note: textInEachLanguage('What to know', 'a short phrase, in each language'),
  partner: Type.Optional(
    Type.Literal(true, { title: 'Partner', description: 'true for a partner, otherwise left out' }),
  ),
});

const offer = Type.Enum(['here', 'ask', 'notHere'] as const, {
  description: '"here", "notHere", or "ask" if it depends on the day or the mother',
});

const patients = group('Patients on our pages', {
  invented: yesOrNo(
    'The patients are still the sample, not ours',
    'whether the patients in patient-records.ts are still invented',
  ),
  shownBy: Type.Enum(['none', 'initials', 'named'] as const, {
    title: 'How pages show them',
    description: '"none" (no quotes and stories), "initials", or "named" (name, home, portrait)',
  }),
  councilAnswer: Type.Optional(
    group(
      "KMPDC's written answer",
      { on: { ...day, title: 'Day of the letter' }, reference: { ...label, title: 'Reference' } },
      'the day and reference of the letter that allows names',
    ),
  ),
});

const dataProtection = group('Data protection', {
  registrationNumber: { ...number, title: 'Number of the Data Commissioner' },
  retentionMonths: whole('Messages are deleted after (months)', 'months'),
  transferSafeguards: Type.Optional(
    group('Agreement about data outside Kenya', {
      what: { ...label, title: 'Agreement' },
      provenOn: { ...day, title: 'Proof sent on' },
    }),
  ),
  copyInKenya: Type.Optional(
    group('Copy of chat messages in Kenya', {
      where: { ...label, title: 'Where' },
      since: { ...day, title: 'Since' },
    }),
  ),
});

/** Returns the schema of papers.json: what the hospital may be asked to prove. */
export const papersSchema = (people: readonly PersonKey[]) =>
  fields({
    ...head,
    licences: group('Licences', {
      registration: { ...number, title: 'Registration' },
      yearlyLicence: { ...number, title: 'Licence of this year' },
      facilityCode: { ...number, title: 'Facility code' },
      shaContract: { ...number, title: 'SHA contract' },
      pharmacy: Type.Optional({ ...number, title: 'Pharmacy' }),
      xray: Type.Optional({ ...number, title: 'X-ray' }),
      laboratory: Type.Optional({ ...number, title: 'Laboratory' }),
    }),
    shaContract: group('Contract with SHA', {
      primaryCare: yesOrNo('It includes primary care', 'whether members pay nothing for a visit'),
      until: { ...day, title: 'Last day' },
    }),
    insurers: Type.Unsafe<Record<string, Static<typeof insurer>>>({
      type: 'object',
      // pages about money start from the national scheme
      required: ['sha'],
      additionalProperties: insurer,
      title: 'Insurers',
      description: 'the insurers that you take, in the order of the page',
    }),
    dataProtection,
    telemedicine: group('Care by phone and video', {
      certificate: { ...number, title: 'Certificate of the Digital Health Agency' },
      registryEntry: { ...number, title: 'Entry in the registry' },
    }),
    chatAnsweredBy: Type.Enum(['person', 'machine'] as const, {
      title: 'The chat is answered by',
      description: '"person" or "machine"; pages promise a person',
    }),
    complaints: group('Complaints', {
      readBy: Type.Enum(people, {
        title: 'Read by',
        description: 'the key of a person in people.json',
      }),
      acknowledgedInDays: whole('First reply within (working days)', 'days'),
      answeredInDays: whole('Written answer within (days)', 'days'),
    }),
    accessibility: group('Accessibility', {
      answeredInDays: whole('Reply about a barrier within (working days)', 'days'),
      triedOn: Type.Optional({ ...day, title: 'Tried by people with disabilities on' }),
    }),
    paperTimes: group('How long papers take', {
      reportWorkingDays: whole('Report (working days)', 'days'),
      policeFormWorkingDays: whole('P3 form (working days)', 'days'),
      foodHandlerWorkingDays: whole('Food handler certificate (working days)', 'days'),
      copyDays: whole('Copies of records (days)', 'days'),
    }),
    afterDeath: group('After a death', {
      farewellHours: whole('Time with the family (hours)', 'hours'),
      coldRoomHours: whole('Free stay of the body (hours)', 'hours'),
    }),
    painRelief: group('Against pain in labour', {
      injection: { ...offer, title: 'Injection' },
      gas: { ...offer, title: 'Gas and air' },
      epidural: { ...offer, title: 'Epidural' },
      pool: { ...offer, title: 'Birth pool' },
    }),
    patients,
    figures: figuresSchema,
    counts: countsSchema(people),
    waitlist: Type.Optional(
      group('Discount for the waitlist', {
        discount: Type.String({
          pattern: '^\\d{1,2}%$',
          title: 'Discount',
          description: 'a percentage, such as "15%"',
        }),
        months: whole('It counts for (months)', 'months'),
        agreedOn: Type.Optional({ ...day, title: 'A lawyer or KMPDC agreed in writing on' }),
      }),
    ),
    roadmap: roadmapSchema,
    planned: Type.Array(department('the name of a department'), {
      uniqueItems: true,
      title: 'Departments that are not open yet',
      description: 'a list of departments that are announced and not open, or []',
    }),
  });

/** Content of papers.json. */
export type PapersFile = Static<ReturnType<typeof papersSchema>>;
