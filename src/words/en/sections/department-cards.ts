import { figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';
import { prices } from '../../../facts/money/prices.ts';
import { noneIsOpen } from '../../../facts/schedule/roadmap.ts';
import type { DepartmentRouteName } from '../../../site/routes.ts';
import { laboratoryTurnaround } from '../schedule/opening-hours.ts';

/** Texts of one card. */
interface DepartmentCardWords {
  description: string;
  /** Exactly five. */
  details: readonly string[];
  badge: string;
}

/** Texts of the cards, by department. */
export const departmentCardWords: Readonly<Record<DepartmentRouteName, DepartmentCardWords>> = {
  outpatient: {
    description:
      'For illness and small injuries that need a clinician but not a bed. You go home the ' +
      'same day.',
    details: [
      'Consultation with a clinical officer or doctor',
      'Fever, cough, stomach and skin problems',
      'Blood pressure and blood sugar checks',
      'Injections and dressing of wounds',
      'Referral letters when you need one',
    ],
    badge: 'Walk in or book',
  },
  inpatient: {
    description:
      "A bed, day and night nursing and a daily doctor's round when home is not safe enough.",
    details: [
      `${figures.beds ? `${figures.beds} beds` : 'Beds'} in wards and rooms`,
      'General and female wards',
      prices.bedPerDay.semiPrivate
        ? 'Semi-private rooms for two patients'
        : 'Curtains round each bed',
      'Meals that suit your treatment',
      'A written plan for when you go home',
    ],
    badge: `Admissions ${site.hours.label}`,
  },
  pediatrics: {
    description: 'Care for newborns, children and teenagers, with a parent beside them throughout.',
    details: [
      'Well-child services and vaccines',
      'Pediatric medical services',
      'Adolescent medicine',
      'Behavioral health',
      'Parent education',
    ],
    badge: `Ill children ${site.hours.label}`,
  },
  specializedCare: {
    description: 'Booked clinics with our own and visiting specialists, each on its set days.',
    details: [
      'Diabetes and high blood pressure clinic',
      'Heart checks with an ECG',
      'Bones and joints',
      "Gynaecology and women's health",
      'Ear, nose, throat and skin clinics',
    ],
    badge: 'By appointment',
  },
  surgical: {
    description: 'Planned and urgent operations, from first consultation to final check.',
    details: [
      'General surgery, such as hernia repair',
      'Cesarean section',
      'Gynaecological operations',
      'Minor procedures without a stay',
      'Pain relief and wound checks afterwards',
    ],
    badge: `By appointment; urgent ${site.hours.label}`,
  },
  laboratory: {
    description:
      'Blood, urine and other tests on site, with routine results ' +
      `${laboratoryTurnaround.routine}.`,
    details: [
      'Blood count, blood sugar and malaria',
      'Prenatal screening',
      'Tumor markers',
      'Cardiac enzymes',
      `Urgent results ${laboratoryTurnaround.urgent}`,
    ],
    badge: 'Most tests walk-in',
  },
  pharmacy: {
    description: 'Medicines on prescription or over the counter, each explained before you leave.',
    details: [
      'How and when to take each medicine',
      'A check for medicines that do not mix',
      'Advice for pregnancy and breastfeeding',
      'Repeat supplies for long-term conditions',
      'Baby, first-aid and diabetes supplies',
    ],
    badge: `Open ${site.hours.label}`,
  },
  telemedicine: {
    description:
      'Talk to a clinician by phone or video when you cannot travel or only need advice.',
    details: [
      'Follow-up after a visit or a stay',
      'Test results explained',
      'Advice on minor illness',
      'Repeat prescriptions after a review',
      'Clear advice on when to come in',
    ],
    badge: 'By phone or video',
  },
  hdu: {
    description: 'For patients too ill for a ward bed: bedside monitors and a nurse close by.',
    details: [
      'Heart, breathing and oxygen monitors',
      'Oxygen and infusion pumps',
      'Monitoring after major operations',
      'Severe infection or loss of blood',
      'Transfer to intensive care if needed',
    ],
    badge: 'From a ward or emergency',
  },
  eyeCare: {
    description: 'We are preparing an eye clinic. This is what we plan to offer.',
    details: [
      'Sight tests for adults and children',
      'Prescriptions for glasses',
      'Checks for glaucoma and cataract',
      'Eye screening for people with diabetes',
      'Referral for eye operations',
    ],
    badge: 'Coming soon',
  },
  emergency: {
    description:
      'Come at any hour, without an appointment. Those in greatest danger are seen first.',
    details: [
      'Road accidents, burns and falls',
      'Chest pain or sudden weakness',
      'Trouble breathing',
      'Heavy bleeding, including in pregnancy',
      'Babies and children who are very ill',
    ],
    badge: `Open ${site.hours.label}, no appointment`,
  },
  upcoming: {
    description: `${noneIsOpen ? 'Five things we plan to add. None is open yet.' : 'What we plan to add, and what has opened.'} See what we offer today.`,
    details: [
      'Intensive care unit (ICU)',
      'Dialysis',
      'Oncology',
      'Advanced Specialty Care',
      'Expanded Facilities',
    ],
    badge: noneIsOpen ? 'Not open yet' : 'Planned',
  },
  maternity: {
    description: 'Antenatal visits, birth and the first weeks, for you and your baby.',
    details: [
      'Antenatal clinic',
      'Normal and cesarean birth at any hour',
      'Care for newborns and breastfeeding',
      'Postnatal checks for mother and baby',
      'Family planning',
    ],
    badge: `${site.hours.label}; clinics by appointment`,
  },
  dental: {
    description: 'Check-ups, fillings, cleaning and help with toothache for adults and children.',
    details: [
      'Check-ups and cleaning',
      'Fillings and root canal treatment',
      'Removal of teeth',
      'Crowns and dentures',
      "Children's teeth",
    ],
    badge: `By appointment; in pain ${site.hours.label}`,
  },
  radiology: {
    description:
      'X-ray and ultrasound pictures, with a report for the clinician who asked for them.',
    details: [
      'X-ray of bones and chest',
      'Ultrasound in pregnancy',
      'Ultrasound of the abdomen and pelvis',
      'Urgent pictures at any hour',
      'A written report',
    ],
    badge: `X-ray ${site.hours.label}; scans by appointment`,
  },
};
