import type { PatientGroup } from '../../../facts/clinical/danger-signs.ts';
import {
  emergencyPageSources,
  expandedTopic,
  firstAidGroups,
} from '../../../facts/clinical/emergency-page.ts';
import { emergencyHelplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import type { FirstAidWords } from '../../clinical/first-aid-words.ts';
import type { DepartmentWords, SectionReference } from '../../departments/department-words.ts';
import {
  byMouth,
  byMouthStart,
  firstAidWords,
  lookFirst,
} from '../clinical/first-aid/first-aid-words.ts';
import { helplineFact, nationalLinesNote } from '../clinical/helpline-words.ts';
import { sexualAssaultWords } from '../clinical/sexual-assault-words.ts';
import { urgentHeadings } from '../clinical/urgent-words.ts';
import { departmentNames } from '../frame/department-names.ts';

const dangerHeading = urgentHeadings.dangerSigns;

/** Links to first-aid sections, by a short name for the emergency. */
export const jumps: readonly { label: string; to: Pick<FirstAidWords, 'id' | 'title'> }[] = [
  { label: 'Not breathing: baby under 1', to: firstAidWords.babyNotBreathing },
  { label: 'Not breathing: child from 1', to: firstAidWords.childNotBreathing },
  { label: 'Not breathing: adult', to: firstAidWords.notBreathing },
  { label: 'Choking: under 1 year', to: firstAidWords.chokingBaby },
  { label: 'Choking: from 1 year', to: firstAidWords.choking },
  { label: 'Heavy bleeding', to: firstAidWords.bleeding },
  { label: 'Baby coming', to: firstAidWords.babyComing },
  { label: 'Bleeding after birth', to: firstAidWords.birthBleeding },
];

/** Above these links. */
export const jumpsHeading = 'Start here';

/** Leads from the number to the danger signs. */
export const dangerLabel = 'Danger signs';

/** Leads from the number to those of other organisations. */
export const noAnswerLabel = 'No answer? Other emergency numbers';

/** The danger signs on the page, by patient. */
export const danger: {
  heading: string;
  text: string;
  groups: readonly { heading: string; group: PatientGroup; more?: SectionReference }[];
} = {
  heading: dangerHeading,
  text: 'One sign is enough.',
  groups: [
    {
      heading: 'Anyone',
      group: 'adult',
      more: {
        label: 'An adult with fever or watery diarrhoea',
        link: 'outpatient',
        section: 'adult-fever',
      },
    },
    {
      heading: 'A baby or child',
      group: 'child',
      more: {
        label: 'Fever by age, and signs in a newborn',
        link: 'pediatrics',
        section: 'fever-and-danger-signs',
      },
    },
    {
      heading: 'In pregnancy',
      group: 'pregnancy',
      more: {
        label: 'Signs after a birth, a miscarriage or an abortion',
        link: 'maternity',
        section: 'danger-signs',
      },
    },
  ],
};

export const afterAssault = {
  heading: urgentHeadings.assault,
  items: sexualAssaultWords,
};

/** Groups of what else there is to know. */
export const groups = {
  hurt: 'If someone hurt you',
  onTheWay: 'On the way',
  withUs: 'At the hospital',
};

/** How to ask for an ambulance. */
export const ambulance = {
  heading: 'Ambulance',
  paragraphs: [
    'Ask for an ambulance on our number. Say where you are, what happened, how many people are hurt and whether they breathe. Stay on the line until we hang up.',
    'We tell you which ambulance is closest. Send someone to the road with a torch or bright cloth. Name a school, church, shop or stage nearby.',
    'A patient who can sit up and breathe easily may get here sooner by car. Do not move anyone with a hurt back or neck unless they are in danger.',
  ],
};

/** Phone lines of other organisations. */
export const lines = {
  heading: urgentHeadings.nationalLines,
  intro:
    'If you cannot get through to us, call the Red Cross ambulance. The police lines reach the police first.',
  facts: emergencyHelplines.map(helplineFact),
  note: nationalLinesNote,
};

const topicsOf = (group: keyof typeof firstAidGroups) =>
  firstAidGroups[group].map((key) => ({ ...firstAidWords[key], open: key === expandedTopic }));

/** The emergency department, open 24/7, with the emergency number. */
export const emergency: DepartmentWords = {
  heading: departmentNames.emergency.heading,
  lead: `Open ${site.hours.label}. Call or come straight in; treatment starts before payment.`,
  picture: 'emergency',
  whatItIs: [
    'A nurse, a clinician and oxygen are ready at every hour. Laboratory, X-ray and theatre are next door.',
    'You need no appointment and no letter. If you need care that we cannot give, we stabilise you and take you to a hospital that can.',
  ],
  whoItIsFor: [
    'Anyone whose life, limb, sight or pregnancy may be in danger',
    'People hurt on the road, at work, at home or by violence',
    'People who think of ending their life, or of hurting someone',
  ],
  blocks: [
    {
      kind: 'firstAid',
      heading: 'Until help comes',
      intro: lookFirst,
      groups: [
        { heading: 'Not breathing, or choking', topics: topicsOf('breathing') },
        { heading: 'Bleeding and birth', topics: topicsOf('bleeding') },
        { heading: 'Sudden illness', topics: topicsOf('illness') },
        { heading: 'Injuries and poison', topics: topicsOf('injury') },
      ],
      note: byMouth,
      noteStart: byMouthStart,
    },
  ],
  onTheDay: [
    {
      title: 'Triage',
      text: 'At the door a nurse gives each patient a colour. Red is treated at once, yellow next, green can wait safely. We check again while you wait.',
    },
    {
      title: 'Treatment',
      text: 'A relative can register you while we treat you.',
    },
    {
      title: 'Tests',
      text: 'Blood, X-ray or ultrasound, as needed. Tell the nurse if you get worse while you wait.',
    },
    {
      title: 'Decision',
      text: 'You go home with written advice, stay on a ward, or go to another hospital with a nurse.',
    },
  ],
  whatToBring: [
    'One calm adult who knows what happened',
    'Your medicines, or a photo of them',
    'After poisoning: the packet, plant or bottle',
    'In pregnancy: your antenatal booklet',
    'ID and insurance number; you can bring them later',
  ],
  cost: [
    "We never delay emergency care for payment, a deposit or papers. Kenya's Constitution says that no one may be refused emergency treatment, and we follow it.",
    'Once the danger has passed, we explain the charges and check your insurance with you. If you cannot pay the rest at once, the accounts desk agrees a payment plan with you.',
  ],
  hours: [
    { term: 'Emergency department', detail: `Open ${site.hours.label}` },
    { term: 'Emergency number', detail: site.phone },
  ],
  howToReachUs: `Follow the red signs to the lit entrance. Cars may stop at the door. At night tell the guard "emergency". If it is not urgent, the outpatient clinic will usually see you sooner.`,
  sources: emergencyPageSources,
  review: notReviewed,
  actions: [
    { label: `Call ${site.phone}`, target: 'call' },
    { label: 'Get directions', target: 'directions' },
    { label: 'Contact Us', target: 'contact' },
  ],
};
