import type { ServiceRouteName } from '../routes.ts';
import type { PortraitName } from './portrait-names.ts';
import { sample } from './sample.ts';
import { thirdParties } from './third-parties.ts';

/**
 * Those whose words stand on the site, each once. The people in this file are SAMPLE content: names
 * are invented, portraits stock. What they say stands in the words, by their number.
 */
interface Patient {
  id: number;
  name: string;
  /** Stars, of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/** One who speaks of a department, whose page leads to what they say. */
interface Voice extends Patient {
  department: ServiceRouteName;
}

interface Storyteller extends Voice {
  age: number;
  /** The month of the story, ISO 8601. */
  month: `${number}-${number}`;
  /** Initials stand where src/portraits has no file of that name. */
  portrait: PortraitName;
}

/** The external stock portrait host. */
export const [portraitHost] = thirdParties.portraits.hosts;

/** The six of /testimonials, in their order: the first and the last stand in large letters. */
export const testimonials = sample([
  {
    id: 1,
    name: 'Ann Muthoni',
    rating: 5,
    department: 'maternity',
    image: `${portraitHost}/api/portraits/women/44.jpg`,
  },
  {
    id: 2,
    name: 'James Karanja',
    rating: 5,
    department: 'pediatrics',
    image: `${portraitHost}/api/portraits/men/32.jpg`,
  },
  {
    id: 3,
    name: 'Hellen Akinyi',
    rating: 4,
    department: 'laboratory',
    image: `${portraitHost}/api/portraits/women/65.jpg`,
  },
  {
    id: 4,
    name: 'Paul Kimani',
    rating: 5,
    department: 'emergency',
    image: `${portraitHost}/api/portraits/men/75.jpg`,
  },
  {
    id: 5,
    name: 'Michael Mwaura',
    rating: 4,
    department: 'inpatient',
    image: `${portraitHost}/api/portraits/men/52.jpg`,
  },
  {
    id: 6,
    name: 'Zipporah Nekesa',
    rating: 5,
    department: 'specializedCare',
    image: `${portraitHost}/api/portraits/women/79.jpg`,
  },
]) satisfies readonly (Voice & { image: string })[];

/** The six of /patient-stories, newest first. */
export const storytellers = sample([
  {
    id: 1,
    name: 'Naomi Wangari',
    age: 27,
    rating: 5,
    department: 'maternity',
    month: '2026-10',
    portrait: 'story-1',
  },
  {
    id: 2,
    name: 'Josphat Ngugi',
    age: 41,
    rating: 5,
    department: 'surgical',
    month: '2026-08',
    portrait: 'story-2',
  },
  {
    id: 3,
    name: 'Liam Kiprono',
    age: 2,
    rating: 5,
    department: 'pediatrics',
    month: '2026-07',
    portrait: 'story-3',
  },
  {
    id: 4,
    name: 'Teresia Wambui',
    age: 58,
    rating: 5,
    department: 'specializedCare',
    month: '2026-05',
    portrait: 'story-4',
  },
  {
    id: 5,
    name: 'Kelvin Omondi',
    age: 19,
    rating: 5,
    department: 'emergency',
    month: '2026-03',
    portrait: 'story-5',
  },
  {
    id: 6,
    name: 'Charity Nyambura',
    age: 34,
    rating: 5,
    department: 'hdu',
    month: '2026-01',
    portrait: 'story-6',
  },
]) satisfies readonly Storyteller[];

/** The two mothers of /services/maternity. */
export const mothers = sample([
  { id: 1, name: 'Wanjiru Kamau', rating: 5 },
  { id: 2, name: 'Faith Achieng', rating: 5 },
]) satisfies readonly Patient[];

/** The number by which the words know a patient. */
export type TestimonialId = (typeof testimonials)[number]['id'];
export type StoryId = (typeof storytellers)[number]['id'];
export type MotherId = (typeof mothers)[number]['id'];

/** The ids of a testimonial and of a story on their pages. */
export const testimonialAnchor = (id: TestimonialId): string => `voice-${id}`;
export const storyAnchor = (id: StoryId): string => `story-${id}`;
