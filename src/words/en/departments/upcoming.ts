import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import {
  noneIsOpen,
  type RoadmapKey,
  type RoadmapTarget,
  roadmapIsSample,
  roadmapKeys,
  roadmapTargets,
} from '../../../facts/schedule/roadmap.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { ifOn } from '../../if-on.ts';
import { departmentNames } from '../frame/department-names.ts';

const states: Readonly<Record<RoadmapTarget['status'], string>> = {
  planned: 'Not open yet',
  open: 'Open',
};

const items: Readonly<Record<RoadmapKey, { title: string; today: string }>> = {
  icu: {
    title: 'ICU',
    today: `Our ${ifOn('hdu', 'High Dependency Unit')[0] ?? 'emergency department'} stabilises you. We find an ICU bed and a nurse goes with you.`,
  },
  dialysis: {
    title: 'Dialysis',
    today: 'Kidney follow-up. Stay with your dialysis unit and never skip a session.',
  },
  oncology: {
    title: 'Oncology',
    today: 'Cervical and breast screening in our outpatient clinic. We refer you for treatment.',
  },
  specialties: {
    title: 'Advanced Specialty Care',
    today: 'Our physician sees heart, blood pressure and kidney patients.',
  },
  facilities: {
    title: 'Expanded Facilities',
    today: 'Wards, X-ray and ultrasound are open as usual.',
  },
};

/** The planned services by target quarter, letter for letter. */
export const roadmap = roadmapKeys.map((key) => ({
  ...roadmapTargets[key],
  ...items[key],
  // what to do until it opens
  today: roadmapTargets[key].status === 'planned' ? items[key].today : '',
  status: states[roadmapTargets[key].status],
}));

/** Labels of the roadmap. */
export const roadmapWords = {
  heading: 'What we are planning',
  target: (quarter: string, passed: boolean) =>
    `Target: ${quarter}${passed ? ', which has passed' : ''}`,
  /** Follows an item's status. */
  checkedOn: (day: string) => `, checked on ${day}${roadmapIsSample ? ' (sample day)' : ''}`,
  /** Precedes the care that we offer today. */
  today: 'Today:',
} as const;

/** The planned services, their status, and where to go until then. */
export const upcoming: DepartmentWords = {
  heading: departmentNames.upcoming.heading,
  lead: `${noneIsOpen ? 'None of the services that we plan is open yet.' : 'See which of the services that we planned is open.'} Here is what we can do for you today.`,
  picture: 'building-plan',
  whatItIs: [
    'Dates are targets: Q2 means April to June, Q4 October to December. Please do not put off a check, a treatment or an operation to wait for any of them.',
  ],
  whoItIsFor: [],
  blocks: [
    {
      kind: 'facts',
      heading: 'Signs that cannot wait for a new service',
      intro: 'Be seen now, here or at the hospital nearest to you.',
      facts: [
        {
          term: 'Kidneys',
          detail: 'Very little urine, a swollen face or legs, confusion, breathlessness',
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
  onTheDay: [],
  whatToBring: [],
  cost: ['There are no prices for services that are not open.'],
  hours: [],
  howToReachUs: `Call ${site.phone} and ask for the patient information desk.`,
  closing: {
    heading: 'Not sure whether it is open?',
    text: 'Call and name the service. We tell you whether it is open, and where to go if not.',
  },
  review: notReviewed,
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'All services', target: 'services' },
  ],
};
