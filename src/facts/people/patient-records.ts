import type { DepartmentRouteName } from '../../site/routes.ts';
import { thirdParties } from '../legal/third-parties.ts';
import type { PortraitName } from '../media/portrait-names.ts';

/** A signed consent to show name and picture; the hospital has it on paper. */
export interface Consent {
  /** ISO 8601 day of the signature. */
  on: string;
  /** Who signed: a guardian signs for a child. */
  by: 'patient' | 'guardian';
}

/**
 * A patient quoted on the site. The people in this file are SAMPLE content: names are invented,
 * portraits stock. The words have their quotes by `id`. Pages read patients.ts instead of this file,
 * because it removes the data that the setting hides.
 */
export interface PatientRecord {
  id: number;
  name: string;
  home?: string;
  /** Years. */
  age?: number;
  /** A picture on another host. */
  image?: string;
  /** Pages show initials if src/portraits has no file of that name. */
  portrait?: PortraitName;
  consent: Consent | null;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/** A patient quoted about a department; its page links to the quote. */
interface Voice extends PatientRecord {
  department: DepartmentRouteName;
}

interface Storyteller extends Voice {
  age: number;
  /** The month of the story, ISO 8601. */
  month: `${number}-${number}`;
  portrait: PortraitName;
}

/** The external host of stock portraits. */
export const [portraitHost] = thirdParties.portraits.hosts;

/** The six testimonials of /testimonials, in order; the first and the last are in large type. */
export const testimonialRecords = [
  {
    id: 1,
    name: 'Ann Muthoni',
    home: 'Kikuyu',
    rating: 5,
    department: 'maternity',
    consent: null,
    image: `${portraitHost}/api/portraits/women/44.jpg`,
  },
  {
    id: 2,
    name: 'James Karanja',
    home: 'Wangige',
    rating: 5,
    department: 'pediatrics',
    consent: null,
    image: `${portraitHost}/api/portraits/men/32.jpg`,
  },
  {
    id: 3,
    name: 'Hellen Akinyi',
    home: 'Kinoo',
    rating: 4,
    department: 'laboratory',
    consent: null,
    image: `${portraitHost}/api/portraits/women/65.jpg`,
  },
  {
    id: 4,
    name: 'Paul Kimani',
    home: 'Gitaru',
    rating: 5,
    department: 'emergency',
    consent: null,
    image: `${portraitHost}/api/portraits/men/75.jpg`,
  },
  {
    id: 5,
    name: 'Michael Mwaura',
    home: 'Limuru',
    rating: 4,
    department: 'inpatient',
    consent: null,
    image: `${portraitHost}/api/portraits/men/52.jpg`,
  },
  {
    id: 6,
    name: 'Zipporah Nekesa',
    home: 'Uthiru',
    rating: 5,
    department: 'specializedCare',
    consent: null,
    image: `${portraitHost}/api/portraits/women/79.jpg`,
  },
] as const satisfies readonly (Voice & { image: string })[];

/** The six stories of /patient-stories, newest first. */
export const storyRecords = [
  {
    id: 1,
    name: 'Naomi Wangari',
    home: 'Gitaru',
    age: 27,
    rating: 5,
    department: 'maternity',
    consent: null,
    month: '2026-10',
    portrait: 'story-1',
  },
  {
    id: 2,
    name: 'Josphat Ngugi',
    home: 'Kikuyu',
    age: 41,
    rating: 5,
    department: 'surgical',
    consent: null,
    month: '2026-08',
    portrait: 'story-2',
  },
  {
    id: 3,
    name: 'Liam Kiprono',
    home: 'Wangige',
    age: 2,
    rating: 5,
    department: 'pediatrics',
    consent: null,
    month: '2026-07',
    portrait: 'story-3',
  },
  {
    id: 4,
    name: 'Teresia Wambui',
    home: 'Limuru',
    age: 58,
    rating: 5,
    department: 'specializedCare',
    consent: null,
    month: '2026-05',
    portrait: 'story-4',
  },
  {
    id: 5,
    name: 'Kelvin Omondi',
    home: 'Kinoo',
    age: 19,
    rating: 5,
    department: 'emergency',
    consent: null,
    month: '2026-03',
    portrait: 'story-5',
  },
  {
    id: 6,
    name: 'Charity Nyambura',
    home: 'Ndenderu',
    age: 34,
    rating: 5,
    department: 'hdu',
    consent: null,
    month: '2026-01',
    portrait: 'story-6',
  },
] as const satisfies readonly Storyteller[];

/** The two mothers on /services/maternity. */
export const motherRecords = [
  { id: 1, name: 'Wanjiru Kamau', rating: 5, consent: null },
  { id: 2, name: 'Faith Achieng', rating: 5, consent: null },
] as const satisfies readonly PatientRecord[];

/** Every patient quoted on the site. */
export const patientRecords: readonly PatientRecord[] = [
  ...testimonialRecords,
  ...storyRecords,
  ...motherRecords,
];
