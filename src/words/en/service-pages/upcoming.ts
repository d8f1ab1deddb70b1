import { roadmapTargets } from '../../../facts/roadmap.ts';
import { schemes, site } from '../../../facts/site.ts';
import type { ServicePage } from '../../service-page.ts';

const { sha, makl } = schemes;

const { icu, dialysis, oncology, specialties, facilities } = roadmapTargets;

/** The planned services by target quarter, letter for letter. */
export const roadmap = [
  {
    ...icu,
    text: 'Intensive care for patients whose lungs, heart or other organs need full support.',
    today:
      'Our emergency team and our High Dependency Unit steady you. We find an ICU bed and send you there with a nurse.',
  },
  {
    ...dialysis,
    text: 'Regular blood cleaning for people whose kidneys have failed, closer to home.',
    today:
      'Kidney follow-up in our specialist clinic. Stay with your present dialysis unit and never skip a session.',
  },
  {
    ...oncology,
    text: 'Cancer diagnosis and treatment in one place.',
    today:
      'Cervical and breast screening is open now in our outpatient clinic. We refer you for treatment.',
  },
  {
    ...specialties,
    text: 'Heart, nerve and kidney specialists with clinics of their own.',
    today:
      'Our physician sees heart, blood pressure and kidney patients now, in our specialist clinic.',
  },
  {
    ...facilities,
    text: 'More beds, larger waiting areas and wider imaging.',
    today: 'Wards, waiting areas, X-ray and ultrasound are open as they are.',
  },
] as const;

/** What stands round the roadmap. */
export const roadmapWords = {
  heading: 'What we are planning',
  target: (quarter: string, passed: boolean) =>
    `Target: ${quarter}${passed ? ', which has passed' : ''}`,
  /** After the state of an item. */
  checkedOn: (day: string) => `, checked on ${day}`,
  /** Before what can be done for a patient meanwhile. */
  today: 'Today:',
} as const;

/** What is planned, how far each item is, and where to go meanwhile. */
export const upcoming: ServicePage = {
  heading: 'Upcoming Services',
  lead: 'Five services that we plan. None of them is open yet; here is what we can do for you today.',
  picture: 'upcoming-services',
  whatItIs: [
    'A quarter is an aim. Q2 means April to June, Q4 October to December. Building, equipment, licences and trained staff must all be there before the first patient comes.',
    'Please do not put off a check, a treatment or an operation to wait for any of them.',
  ],
  whoItIsFor: [
    'Families who travel far for dialysis or cancer treatment and want to plan',
    'Patients told that they may one day need intensive or specialist care',
    'Clinics that wish to know when they may refer to us',
  ],
  blocks: [
    {
      kind: 'facts',
      heading: 'Signs that cannot wait for a new service',
      intro: 'Be seen now, here or at the hospital nearest to you.',
      facts: [
        {
          term: 'Kidneys',
          detail: 'Very little urine, swelling of face or legs, confusion, short breath',
        },
        {
          term: 'Cancer',
          detail:
            'A growing lump, a sore that will not heal, blood in stool or urine, bleeding after menopause',
        },
        {
          term: 'Heart and lungs',
          detail: 'Chest pain, blue lips, fainting: this is an emergency',
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'You call or write',
      text: 'Tell us which service, for whom, and whether treatment is going on elsewhere.',
    },
    {
      title: 'We answer plainly',
      text: 'Open or not open. If not, we do not guess a day.',
    },
    {
      title: 'We find a way for now',
      text: 'A clinician can see you, write a referral and phone the receiving hospital.',
    },
  ],
  whatToBring: [
    'The diagnosis as written on your letter or discharge summary',
    'The date of your last dialysis, scan or chemotherapy, if any',
    'Your home area and your cover, which decide where you can be sent',
  ],
  cost: [
    'There are no prices for services that are not open.',
    `That ${sha} and ${makl} pay here today does not mean that they will pay for a new service. We say so when it opens.`,
  ],
  hours: [
    { term: 'Planned services', detail: 'Not open yet' },
    { term: 'Questions by phone', detail: site.hours.label },
  ],
  howToReachUs: `Call ${site.phone} and ask for the patient information desk, or leave your question on the contact page.`,
  closing: {
    heading: 'Not sure whether it is open?',
    text: 'Call and name the service. We say whether it is open, and where to go meanwhile.',
  },
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'All services', target: 'services' },
  ],
};
