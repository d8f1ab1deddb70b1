import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { feverLimits, feverSources } from '../../../facts/clinical/fever.ts';
import { vaccineSources } from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { rehydrationSources } from '../../../facts/clinical/rehydration.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { mildJaundice } from '../clinical/danger-sign-words.ts';
import { feverWords, malariaFeverWords, mildFever } from '../clinical/fever-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { rehydrationWords } from '../clinical/rehydration-words.ts';
import { childOnTheWay, urgentHeadings } from '../clinical/urgent-words.ts';
import { vaccineVisitRows, waitAfterVaccine } from '../clinical/vaccine-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { primaryCareShort, primaryCareVisit } from '../money/sha-table.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

const urgentHeading = urgentHeadings.childSigns;
/** Signs that the page's fever table already shows. */
const inFeverTable: readonly string[] = [
  'newbornTemperature',
  'childFever',
  'feverAtRisk',
  'malariaTrip',
];

const signsBesideFever = (group: 'newborn' | 'child') =>
  dangerSigns[group].filter((sign) => !inFeverTable.includes(sign));

const sameDayHeading = 'Call us the same day';

const vaccinesHeading = 'Vaccines and when they are due';

/** Links to the steps for a child who does not breathe, above all else on the page. */
export const notBreathing = {
  heading: 'Not breathing? Start here',
  links: [
    { label: 'Baby under 1 year', to: firstAidWords.babyNotBreathing },
    { label: 'Child from 1 year', to: firstAidWords.childNotBreathing },
  ],
} as const;

/** What to do with a child now, most urgent first, at the top of the page. */
export const triage = {
  id: 'now',
  heading: 'What does your child need now?',
  levels: [
    {
      look: 'alarm',
      title: 'Come at once',
      text: `Any danger sign, a high fever, or fever after a stay in a malaria area. Fever with sickle cell disease, HIV or another long illness. A baby under ${feverLimits.baby.toMonths} months who is ill in any way.`,
      more: { label: 'See the signs and fever by age', heading: urgentHeading },
    },
    {
      look: 'amber',
      title: sameDayHeading,
      text: 'Ill, with none of the danger signs. If your child gets worse or you are worried, come at any hour.',
      more: { label: 'What to do for a lower fever', heading: sameDayHeading },
    },
    {
      look: 'plain',
      title: 'Ask for a time',
      text: 'Vaccines, growth checks and planned visits. Vaccines on the national schedule are free. For a vaccine call first, as some vials are shared between children.',
      more: { label: 'Which vaccine at which age', heading: vaccinesHeading },
    },
  ],
} as const;

/** Clinic days and hours, shown beside the doctor. */
export const pediatricClinics = clinicDays('pediatrics');

export const pediatricDoctor = { id: 'doctor', heading: 'Who sees your child' } as const;

/** The children's department, with its danger signs and vaccines. */
export const pediatrics: DepartmentWords = {
  heading: departmentNames.pediatrics.heading,
  lead: 'Care and vaccines for babies, children and teenagers, at any hour.',
  picture: 'pediatrics',
  glance: {
    hours: `${site.hours.label} for an ill child`,
    cost: `${formatPrice(prices.outpatientVisit)} a visit; vaccines free`,
    sha: primaryCareShort,
    bring: 'Mother and Child Health Handbook, your ID',
    where: 'Follow the animal signs from reception',
  },
  whatItIs: [
    'We look after children, well or ill, from the first days of life to their eighteenth birthday.',
    'A child who stays overnight has a parent or guardian beside the bed.',
  ],
  whoItIsFor: [
    'Newborns who need a first check or help with feeding',
    'Children with fever, cough, diarrhoea, a rash, pain or an injury',
    'Children living with asthma, epilepsy, sickle cell disease or another long illness',
    'Parents who feel that something is wrong but cannot name it',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeading,
      tone: 'alarm',
      text: 'Come at once, day or night, for any one of these.',
      anyAge: feverWords.noThermometer,
      groups: [
        {
          heading: feverWords.youngBaby.term,
          limits: [{ term: 'Fever or cold', detail: feverWords.youngBaby.detail }],
          danger: signsBesideFever('newborn'),
        },
        {
          heading: 'Older babies and children',
          limits: [feverWords.baby, feverWords.anyAge, feverWords.atRisk],
          danger: signsBesideFever('child'),
        },
      ],
      meanwhile: {
        heading: 'On the way',
        steps: childOnTheWay,
      },
      also: [{ title: 'Fever and malaria', text: malariaFeverWords }],
      today: {
        heading: sameDayHeading,
        items: [
          { title: 'A lower fever', text: mildFever },
          { title: 'A yellow baby', text: mildJaundice },
          {
            title: 'Not sure?',
            text: `Call ${site.phone} at any hour. We would rather see a well child than miss an ill one.`,
          },
        ],
      },
    },
    pediatricClinics,
  ],
  more: [
    { kind: 'list', ...rehydrationWords },
    {
      kind: 'table',
      heading: vaccinesHeading,
      caption: "Kenya's KEPI schedule in short; the nurse follows its current version.",
      columns: ['Age', 'What your child gets'],
      rows: vaccineVisitRows,
      tool: 'vaccinePlanner',
    },
    {
      kind: 'cards',
      heading: 'Care as your child grows',
      cards: [
        {
          title: 'Well-child services',
          text: 'We follow weight, height and milestones on the growth chart.',
          points: ['Newborn and six-week checks', 'Vaccines', 'Vitamin A and deworming when due'],
        },
        {
          title: 'Pediatric medical services',
          text: 'Same-day treatment for sudden illness and a plan for long-term conditions.',
          points: ['Chest and ear infections', 'Malaria and diarrhoea', 'Asthma and allergies'],
        },
        {
          title: 'Adolescent medicine',
          text: 'Teenagers can talk about body, mood or relationships, for part of the visit alone with the clinician. We explain first what stays private and what we must share to keep them safe.',
        },
        {
          title: 'Behavioral health',
          text: 'Sleep, bedwetting, late speech, trouble at school, sadness or worry: we listen, and find a specialist when needed.',
        },
        {
          title: 'Parent education',
          text: 'Nurses show you how to use an inhaler, give medicine, start solid food and make your home safe.',
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'A nurse looks first',
      text: 'Children with a danger sign go straight in, ahead of the queue.',
    },
    {
      title: 'Weight and temperature',
      text: "We write both down, because a child's dose depends on weight.",
    },
    {
      title: 'Talking and examining',
      text: 'You can hold your child on your lap. We tell children before we touch them, and never say that a needle will not hurt.',
    },
    {
      title: 'Tests or vaccines',
      text: `After a vaccine stay ${waitAfterVaccine}, so that we can act if there is a reaction.`,
    },
    {
      title: 'Going home',
      text: 'You leave knowing what to give, what to watch for and when to return.',
    },
  ],
  whatToBring: [
    'The Mother and Child Health Handbook with its vaccine record',
    'Every medicine your child takes, herbal ones included, in its packet',
    'Your ID, and the birth certificate or birth notification for a first visit',
    'Any letter or test result from another clinic',
    'Nappies, a change of clothes and a favourite toy',
    'A signed letter from you, if someone else brings your child',
  ],
  cost: [
    'Vaccines on the national schedule are free. We tell you the price of any other vaccine first.',
    `A visit is ${formatPrice(prices.outpatientVisit)}. ${primaryCareVisit} Add a newborn to your insurance in the first week; our desk shows you how.`,
  ],
  hours: [
    { term: 'Ill children', detail: `${site.hours.label}, holidays included` },
    {
      term: 'Vaccines and growth checks',
      detail: 'Any day; call first, as some vials are shared between children',
    },
    { term: 'Planned visits', detail: 'By appointment' },
  ],
  howToReachUs: `From reception follow the animal signs to the children's waiting room. A rash with fever? Say so at the door, to keep others safe. For a question about feeding or a missed vaccine, call ${site.phone} first.`,
  sources: clinicalSourcesOf([
    ...feverSources,
    ...dangerSignSources.newborn,
    ...dangerSignSources.child,
    ...rehydrationSources,
    ...vaccineSources,
  ]),
  review: notReviewed,
  closing: {
    heading: 'Is your child ill?',
    text: 'Come at any hour. For a vaccine or a check-up, ask us for a time.',
  },
  actions: [
    { label: 'Call us', target: 'call' },
    { label: 'Book Appointment', target: 'appointments' },
  ],
};
