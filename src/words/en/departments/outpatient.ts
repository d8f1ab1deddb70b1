import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { adultFeverSources } from '../../../facts/clinical/fever.ts';
import { choleraSources } from '../../../facts/clinical/rehydration.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { prices } from '../../../facts/money/prices.ts';
import { topicSources } from '../../../facts/sources/care-sources.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/en.ts';
import { ifMakl, ifOtherInsurers, ifPriced } from '../../if-on.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { departmentNames } from '../frame/department-names.ts';
import { primaryCareShort, primaryCareVisit } from '../money/sha-table.ts';
import { clinicDays } from '../schedule/clinic-words.ts';
import { departmentLabels as labels } from '../sections/department-labels.ts';
import { familyPlanning } from '../sections/family-planning.ts';
import { screening } from '../sections/screening.ts';
import { suddenIllness } from '../sections/sudden-illness.ts';

/** Beside SHA. */
const otherPayers = [...ifMakl(schemes.makl), ...ifOtherInsurers('other insurers')];

/** Outpatient services at /services/outpatient. */
export const outpatient: DepartmentWords = {
  heading: departmentNames.outpatient.heading,
  lead: 'See a clinician, have your tests done and collect your medicine in one visit, day or night.',
  picture: 'outpatient',
  moment: {
    label: 'A visit',
    figure: formatPrice(prices.outpatientVisit),
    text: `${labels.withSha(primaryCareShort)}. Walk in at any hour.`,
  },
  glance: {
    hours: `${site.hours.label}, walk in`,
    cost: `${formatPrice(prices.outpatientVisit)} a visit${ifPriced(prices.fileOpening, (price) => `, ${formatPrice(price)} more the first time`).join('')}`,
    sha: primaryCareShort,
    bring: 'ID, your medicines, earlier results',
    where: 'First desk inside the main entrance',
  },
  whatItIs: [
    'Outpatient care is for illness and injury that do not need a hospital bed. Most people go home the same day. If you need a scan, a specialist or a ward, we arrange it.',
    `A clinical officer or a doctor sees you. Laboratory, X-ray and pharmacy are in the same building.`,
  ],
  whoItIsFor: [
    'Adults and children with fever, cough, stomach upset, pain, a rash or a small injury',
    'People with high blood pressure, diabetes or asthma who need a review or a refill',
    'Patients discharged from our wards, with a review date',
    'Healthy people who need a medical report for school, work or travel',
  ],
  onTheDay: [
    {
      title: 'Register at reception',
      text: 'Give your name, phone number and how you will pay.',
    },
    {
      title: 'Meet the triage nurse',
      text: 'The nurse checks temperature, pulse, blood pressure, oxygen and weight, then decides how soon you must be seen.',
    },
    {
      title: 'Talk with the clinician',
      text: 'The clinician listens to you and examines you in private.',
    },
    {
      title: 'Have tests if you need them',
      text: 'Blood, urine and imaging tests are down the corridor. Then return to the same room for the result.',
    },
    {
      title: 'Leave with a plan',
      text: 'The pharmacist explains each medicine. You go home with the date of your next visit and the signs that should bring you back sooner.',
    },
  ],
  whatToBring: [
    'National ID, passport or birth certificate',
    `${schemesHere.join(' or ')} details, if you are a member`,
    'The medicines you take now, in their packets',
    'Earlier results, discharge notes and clinic cards',
    'For a child, the mother and child health handbook',
  ],
  cost: [
    `${ifPriced(prices.fileOpening, (price) => `Your first visit costs ${formatPrice(price)} more, for the file. `).join('')}We tell you the price of each test, dressing or medicine first.`,
    `${primaryCareVisit} ${otherPayers.length > 0 ? `For ${formatList(otherPayers)} the desk checks while you wait.` : ''}`.trim(),
  ],
  hours: [
    { term: 'Walk-in consultations', detail: `${site.hours.label}, Monday to Sunday` },
    { term: 'Pharmacy', detail: `${site.hours.label}, including public holidays` },
  ],
  howToReachUs: `Outpatient reception is the first desk inside the main entrance. If you cannot stand in line, tell the guard or the nearest nurse, and we bring a wheelchair. Call ${site.phone} first if you have measles or chickenpox, so that we can seat you apart from others. Coughing up blood? Come to the emergency entrance at once, and wear a mask.`,
  blocks: [
    ...suddenIllness,
    {
      kind: 'cards',
      heading: 'What we see every day',
      cards: [
        {
          title: 'Sudden illness',
          text: 'Malaria, chest and throat infections, diarrhoea, urinary infections, allergies and headaches.',
        },
        {
          title: 'Long-term conditions',
          text: 'Regular reviews keep blood pressure, sugar and breathing under control and find damage early.',
        },
        {
          title: 'Small procedures',
          text: 'Stitching, dressing, draining an abscess, removing stitches and fitting a splint or plaster.',
        },
        {
          title: 'Prevention',
          text: 'Vaccines, family planning, cervical screening, HIV testing and advice on food, weight and stopping smoking.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Who is seen first',
      intro:
        'The sickest go first, not the first to arrive. If you get worse while you wait, tell the nurse, who checks you again.',
      facts: [
        { term: 'At once', detail: 'Life is in danger: the emergency team takes over' },
        {
          term: 'Next',
          detail:
            'Severe pain, high fever, very young babies, pregnant women and frail older people',
        },
        { term: 'In turn', detail: 'Everyone else, in the order of registration' },
      ],
    },
    {
      kind: 'notice',
      heading: 'When to go to emergency instead',
      tone: 'alarm',
      text: 'Do not queue. Go straight to the emergency entrance, for example with one of these signs.',
      more: allDangerSigns,
      groups: [
        {
          heading: 'Anyone',
          danger: ['chestPain', 'troubleBreathing', 'strokeSigns', 'heavyBleeding', 'fit'],
        },
        {
          heading: 'A child',
          danger: ['childHardToWake', 'childDrinks', 'childBreathing'],
        },
        { heading: 'In pregnancy', danger: ['bleedingInPregnancy', 'movesLess'] },
      ],
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Four questions to ask before you leave',
      items: [
        'What do you think is wrong, and how sure are you?',
        'What is each medicine for, and how long do I take it?',
        'When should I feel better?',
        'When must I come back?',
      ],
    },
    screening,
    familyPlanning,
    clinicDays('outpatient'),
  ],
  sources: [
    ...clinicalSourcesOf([
      ...dangerSignSources.adult,
      ...dangerSignSources.child,
      ...adultFeverSources,
      ...choleraSources,
      'appendicitis',
    ]),
    ...topicSources.outpatient,
  ],
  review: notReviewed,
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Call reception', target: 'call' },
  ],
};
