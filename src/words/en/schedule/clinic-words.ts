import type { Clinic, ClinicId } from '../../../facts/schedule/clinics.ts';
import { makeClinicTexts } from '../../formats/clinic-texts.ts';
import { formatDays, formatHours } from '../../formats/en.ts';

/** Name of each clinic. */
export const clinicNames: Readonly<Record<ClinicId, string>> = {
  antenatal: 'Antenatal clinic',
  highRiskPregnancy: 'Twins, blood pressure and other high-risk pregnancies',
  postnatal: 'Postnatal clinic, mother and baby',
  antenatalClass: 'Antenatal class with a tour of the delivery room',
  children: "Children's clinic",
  childFollowUp: 'Asthma and newborn follow-up',
  vaccines: 'Vaccines and growth checks',
  diabetes: 'Diabetes and blood pressure',
  heartLungKidney: 'Heart, lung and kidney follow-up',
  gynaecology: 'Gynaecology',
  bones: 'Bones and joints',
  earNoseThroat: 'Ear, nose and throat',
  skin: 'Skin',
  nutrition: 'Nutrition',
  physiotherapy: 'Physiotherapy',
  surgical: 'Surgical clinic',
  urology: 'Urology',
  dental: 'Dental check-ups and planned work',
  ultrasound: 'Planned ultrasound',
  difficultPictures: "Radiologist's reports",
  familyPlanning: 'Family planning',
  screening: 'Cervical and breast screening',
};

/** Formats a clinic's days and hours: 'Mon and Wed 9:00 am to 1:00 pm'. */
export function clinicTime({ days, from, to }: Clinic): string {
  return `${formatDays(days)} ${formatHours([{ opens: from, closes: to }])}`;
}

const visitingNote = "Confirm a visiting specialist's day by phone.";

export const { clinicianOf, clinicDays } = makeClinicTexts({
  clinicNames,
  clinicTime,
  nurses: 'our nurses',
  visitors: {
    orthopaedicSurgeon: 'visiting orthopaedic surgeon',
    entSpecialist: 'visiting ENT specialist',
    skinSpecialist: 'visiting skin specialist',
    urologist: 'visiting urologist',
    radiologist: 'visiting radiologist',
  },
  visitingNote,
  daysHeading: 'Clinic days',
  allLabel: 'All clinics and their staff',
});

/** The calendar on /doctors. */
export const clinicCalendar = {
  heading: 'Clinic calendar',
  intro: `All by appointment. ${visitingNote} If it cannot wait, come: a clinician is here at any hour.`,
  /** Heading of the clinics on five days or more. */
  mostDays: 'Most days',
  subscribeLabel: 'Subscribe to all clinics in your calendar',
} as const;
