import { figures } from '../../facts/figures.ts';
import { site } from '../../facts/site.ts';
import { laboratoryTurnaround } from './opening-hours.ts';

/** Route names that the twelve cards lead to (spec section 2, Home item 4). */
export type ServiceCardLink =
  | 'outpatient'
  | 'inpatient'
  | 'pediatrics'
  | 'specializedCare'
  | 'surgical'
  | 'laboratory'
  | 'pharmacy'
  | 'telemedicine'
  | 'hdu'
  | 'eyeCare'
  | 'emergency'
  | 'upcoming';

/** One card of the services section and of /services (spec section 3). */
export interface ServiceCard {
  /** Anchor on /services. */
  id: string;
  title: string;
  description: string;
  /** An icon's name. */
  icon:
    | 'stethoscope'
    | 'bed'
    | 'baby'
    | 'heartbeat'
    | 'scissors'
    | 'flask'
    | 'pill'
    | 'video'
    | 'activity'
    | 'eye'
    | 'siren'
    | 'calendarClock';
  /** Exactly five. */
  details: readonly string[];
  link: ServiceCardLink;
  color: 'brand' | 'clay' | 'leaf' | 'amber' | 'alarm';
  badge: string;
}

/** The twelve cards in the specification's order (spec section 2, Home item 4, and /services). */
export const serviceCards: readonly ServiceCard[] = [
  {
    id: 'outpatient',
    title: 'Outpatient Services',
    description:
      'For illness and small injuries that need a clinician but not a bed. You go home the ' +
      'same day.',
    icon: 'stethoscope',
    details: [
      'Consultation with a clinical officer or doctor',
      'Fever, cough, stomach and skin problems',
      'Blood pressure and blood sugar checks',
      'Injections and dressing of wounds',
      'Referral letters when you need one',
    ],
    link: 'outpatient',
    color: 'brand',
    badge: 'Walk in or book',
  },
  {
    id: 'inpatient',
    title: 'Inpatient Services',
    description:
      "A bed, nursing day and night and a daily doctor's round when home is not safe enough.",
    icon: 'bed',
    details: [
      `${figures.beds} beds in wards and rooms`,
      'General and female wards',
      'Semi-private rooms for two patients',
      'Meals that suit your treatment',
      'A written plan for when you go home',
    ],
    link: 'inpatient',
    color: 'leaf',
    badge: `${site.accreditations[0]} accepted`,
  },
  {
    id: 'pediatrics',
    title: 'Pediatrics Department',
    description: 'Care for newborns, children and teenagers, with a parent beside them throughout.',
    icon: 'baby',
    details: [
      'Well-child services and vaccines',
      'Pediatric medical services',
      'Adolescent medicine',
      'Behavioral health',
      'Parent education',
    ],
    link: 'pediatrics',
    color: 'brand',
    badge: 'Newborns to teens',
  },
  {
    id: 'specialized-care',
    title: 'Specialized Care',
    description: 'Booked clinics with our own and visiting specialists, each on its set days.',
    icon: 'heartbeat',
    details: [
      'Diabetes and high blood pressure clinic',
      'Heart checks with an ECG',
      'Bones and joints',
      "Gynaecology and women's health",
      'Ear, nose, throat and skin clinics',
    ],
    link: 'specializedCare',
    color: 'brand',
    badge: 'By appointment',
  },
  {
    id: 'surgical',
    title: 'Surgical Services',
    description:
      'Planned and urgent operations, from the first consultation to the last look at the scar.',
    icon: 'scissors',
    details: [
      'General surgery, such as hernia repair',
      'Cesarean section',
      'Gynaecological operations',
      'Minor procedures without a stay',
      'Pain relief and wound checks afterwards',
    ],
    link: 'surgical',
    color: 'brand',
    badge: 'Theatre on site',
  },
  {
    id: 'laboratory',
    title: 'Laboratory Services',
    description:
      'Blood, urine and other tests on site, with routine results ' +
      `${laboratoryTurnaround.routine}.`,
    icon: 'flask',
    details: [
      'Blood count, blood sugar and malaria',
      'Prenatal screening',
      'Tumor markers',
      'Cardiac enzymes',
      `Urgent results ${laboratoryTurnaround.urgent}`,
    ],
    link: 'laboratory',
    color: 'brand',
    badge: 'Most tests walk-in',
  },
  {
    id: 'pharmacy',
    title: 'Pharmacy Services',
    description: 'Medicines on prescription or over the counter, each explained before you leave.',
    icon: 'pill',
    details: [
      'How and when to take each medicine',
      'A check for medicines that do not mix',
      'Advice for pregnancy and breastfeeding',
      'Repeat supplies for long-term conditions',
      'Baby, first-aid and diabetes supplies',
    ],
    link: 'pharmacy',
    color: 'leaf',
    badge: `Open ${site.hours.label}`,
  },
  {
    id: 'telemedicine',
    title: 'Telemedicine',
    description:
      'Talk to a clinician by phone or video when you cannot travel or only need advice.',
    icon: 'video',
    details: [
      'Follow-up after a visit or a stay',
      'Test results explained',
      'Advice on minor illness',
      'Repeat prescriptions after a review',
      'A clear word when you need to come in',
    ],
    link: 'telemedicine',
    color: 'brand',
    badge: 'From your phone',
  },
  {
    id: 'hdu',
    title: 'High Dependency Unit',
    description:
      'For patients who are too ill for a ward bed: monitors at the bedside and a nurse close by.',
    icon: 'activity',
    details: [
      'Heart, breathing and oxygen monitors',
      'Oxygen and infusion pumps',
      'Watch after major operations',
      'Severe infection or loss of blood',
      'Transfer to intensive care if needed',
    ],
    link: 'hdu',
    color: 'brand',
    badge: 'Close monitoring',
  },
  {
    id: 'eye-care',
    title: 'Eye Care Center',
    description: 'We are preparing an eye clinic. The list shows what it is planned to offer.',
    icon: 'eye',
    details: [
      'Sight tests for adults and children',
      'Prescriptions for glasses',
      'Checks for glaucoma and cataract',
      'Eye screening for people with diabetes',
      'Referral for eye operations',
    ],
    link: 'eyeCare',
    color: 'amber',
    badge: 'Coming soon',
  },
  {
    id: 'emergency',
    title: 'Emergency Department',
    description:
      'Come at any hour, without an appointment. Those in greatest danger are seen first.',
    icon: 'siren',
    details: [
      'Road accidents, burns and falls',
      'Chest pain or sudden weakness',
      'Trouble breathing',
      'Heavy bleeding, also in pregnancy',
      'Babies and children who are very ill',
    ],
    link: 'emergency',
    color: 'alarm',
    badge: 'No appointment',
  },
  {
    id: 'upcoming',
    title: 'Coming Soon',
    description: 'Five things we plan to add. None is open yet: see what we have meanwhile.',
    icon: 'calendarClock',
    details: [
      'Intensive care unit (ICU)',
      'Dialysis',
      'Oncology',
      'Advanced Specialty Care',
      'Expanded Facilities',
    ],
    link: 'upcoming',
    color: 'amber',
    badge: 'Planned',
  },
];

/** A service that has a page but none of the twelve cards. */
export interface MoreServiceLink {
  title: string;
  description: string;
  link: 'dental' | 'maternity' | 'radiology';
}

/** Links below the cards, so that /services names each service page (spec section 2, routes). */
export const moreServiceLinks: readonly MoreServiceLink[] = [
  {
    title: 'Maternity',
    description: 'Antenatal visits, birth and the first weeks, for you and your baby.',
    link: 'maternity',
  },
  {
    title: 'Dental care',
    description: 'Check-ups, fillings, cleaning and help with toothache for adults and children.',
    link: 'dental',
  },
  {
    title: 'Radiology',
    description:
      'X-ray and ultrasound pictures, with a report for the clinician who asked for them.',
    link: 'radiology',
  },
];
