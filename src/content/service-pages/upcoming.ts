import { site } from '../../site.ts';
import type { ServicePage } from '../service-page.ts';

/** A planned service and the quarter it is aimed at. */
interface RoadmapItem {
  title: string;
  quarter: string;
  text: string;
  points: readonly string[];
}

/** The planned services by target quarter, letter for letter (spec section 9, Roadmap). */
export const roadmap: readonly RoadmapItem[] = [
  {
    title: 'ICU',
    quarter: 'Q2 2025',
    text: 'Intensive care for patients whose lungs, heart or other organs need full support.',
    points: ['Ventilators', 'Constant monitoring', 'Nurses trained in critical care'],
  },
  {
    title: 'Dialysis',
    quarter: 'Q4 2025',
    text: 'Regular blood cleaning for people whose kidneys have failed, closer to home.',
    points: ['Dialysis chairs', 'Treated water supply', 'Diet advice for kidney patients'],
  },
  {
    title: 'Oncology',
    quarter: 'Q2 2026',
    text: 'Cancer screening, diagnosis and treatment planning in one place.',
    points: ['Breast and cervical screening', 'Biopsy', 'Chemotherapy', 'Support and pain relief'],
  },
  {
    title: 'Advanced Specialty Care',
    quarter: 'Q4 2026',
    text: 'More specialist clinics, so that fewer people have to travel for a consultation.',
    points: ['Heart clinic', 'Nerve and brain clinic', 'Kidney clinic'],
  },
  {
    title: 'Expanded Facilities',
    quarter: 'Q2 2027',
    text: 'More room for patients, visitors and equipment.',
    points: ['Additional beds', 'Larger waiting areas', 'Wider imaging'],
  },
];

/** What is planned, that quarters are targets, and where to go meanwhile (spec section 2). */
export const upcoming: ServicePage = {
  heading: 'Upcoming Services',
  lead: 'What we plan to add and the quarter we aim for. Call to ask whether a service has opened yet.',
  picture: 'upcoming-services',
  whatItIs: [
    'This page lists five planned additions to the hospital, each with a target quarter. Q2 means April to June, Q4 October to December.',
    'A target is an aim. Building, equipment, licences and trained staff must all be in place before the first patient, and any of these can move a date. A quarter that has passed does not mean that the service is open.',
    'For that reason please do not travel for anything listed here, stop treatment elsewhere or put off an operation until you have heard from us.',
  ],
  whoItIsFor: [
    'Families who now travel far for dialysis or cancer treatment and want to plan',
    'Patients told that they may one day need intensive or specialist care',
    'Doctors and clinics wishing to know when they may refer to us',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Ask before you travel',
      tone: 'info',
      text: `Call ${site.phone} and name the service. We tell you whether it has opened yet, and if not, where you can be treated in the meantime. In an emergency do not read on: come to our emergency department or call that number at once.`,
    },
    {
      kind: 'table',
      heading: 'Where to go until then',
      caption: 'Unless we have told you that the service is open',
      columns: ['You need', 'What to do meanwhile'],
      rows: [
        [
          'Intensive care',
          'Come to our emergency department; we steady you and arrange transfer to an intensive care unit',
        ],
        [
          'Dialysis',
          'Stay with your present unit and never skip a session; ask us for a referral if you are new to it',
        ],
        [
          'Cancer tests or treatment',
          'See our outpatient clinic about a lump, odd bleeding or weight loss; we refer you to a cancer centre',
        ],
        [
          'A specialist we lack',
          'Start with our specialized care clinic, which refers you with your results',
        ],
      ],
    },
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
    {
      title: 'You ask again',
      text: 'Check with us before your next treatment plan is made, as things may have moved.',
    },
  ],
  whatToBring: [
    'For a call: the diagnosis as written on your letter or discharge summary',
    'The date of your last dialysis, scan or chemotherapy, if any',
    'Your home area, so that we suggest somewhere you can reach',
    'Details of your cover, since it decides where you can be referred',
  ],
  cost: [
    'We publish no prices for services that are still planned.',
    'Our accreditation for SHA and MAKL today does not by itself mean that they will pay for, say, dialysis or chemotherapy here.',
  ],
  headings: {
    hours: 'When you can ask',
    onTheDay: 'When you ask us',
    whatToBring: 'What to have ready',
  },
  hours: [
    { term: 'Planned services', detail: 'Not available until we confirm it to you' },
    { term: 'Questions by phone', detail: site.hours.label },
    { term: 'All present services', detail: site.hours.label },
  ],
  howToReachUs: `Ring ${site.phone} and ask for the patient information desk, or leave your question on the contact page.`,
  closing: {
    heading: 'Please call before you travel',
    text: 'Do not set out for a planned service until we have told you that it is open.',
  },
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'All services', target: 'services' },
  ],
};
