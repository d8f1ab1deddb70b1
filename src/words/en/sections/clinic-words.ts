import { doctorKeys, type PersonKey, people } from '../../../facts/people/people.ts';
import {
  type Clinic,
  type ClinicId,
  clinics,
  type Visitor,
} from '../../../facts/schedule/clinics.ts';
import { formatDays } from '../../../formats/en.ts';
import type { Block, Fact } from '../../../models/service-page.ts';
import type { ServiceRouteName } from '../../../site/routes.ts';

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

const visitors: Readonly<Record<Visitor, string>> = {
  orthopaedicSurgeon: 'orthopaedic surgeon',
  entSpecialist: 'ENT specialist',
  skinSpecialist: 'skin specialist',
  urologist: 'urologist',
  radiologist: 'radiologist',
};

const teams = { nurses: 'our nurses' } as const;

/** Formats a clinic's days and hours: 'Mon and Wed 9:00-13:00'. */
export function clinicTime({ days, from, to }: Clinic): string {
  return `${formatDays(days)} ${from}-${to}`;
}

/** Returns the clinician: a name, 'our nurses', or 'visiting urologist'. */
export function clinicianOf({ seenBy }: Clinic): string {
  if (typeof seenBy === 'string') return people[seenBy].name;
  return 'team' in seenBy ? teams[seenBy.team] : `visiting ${visitors[seenBy.visiting]}`;
}

/** Returns a person's clinics, each with its days and hours. */
export function clinicsOf(person: PersonKey): Fact[] {
  return clinics
    .filter(({ seenBy }) => seenBy === person)
    .map((clinic) => ({ term: clinicNames[clinic.id], detail: clinicTime(clinic) }));
}

/** Returns a clinic with its days, hours and clinician. */
const clinicFact = (clinic: Clinic): Fact => ({
  term: clinicNames[clinic.id],
  detail: `${clinicTime(clinic)}, ${clinicianOf(clinic)}`,
});

const visitingNote = "Confirm a visiting specialist's day by phone.";

/** Returns the clinics of a department for its page: days, hours and clinicians. */
export function clinicDays(department: ServiceRouteName): Block {
  const ours = clinics.filter((clinic) => clinic.department === department);
  return {
    kind: 'facts',
    heading: 'Clinic days',
    ...(ours.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy) && {
      intro: visitingNote,
    }),
    facts: ours.map(clinicFact),
    more: { label: 'All clinics and their staff', link: 'doctors' },
  };
}

const isDoctor = (key: PersonKey) => doctorKeys.some((doctor) => doctor === key);

/** The clinics on /doctors that are not in the list of a doctor above them. */
const otherClinics = clinics.filter(
  ({ seenBy }) => typeof seenBy === 'object' || !isDoctor(seenBy),
);

/** The calendar on /doctors. */
export const clinicCalendar = {
  heading: 'Clinic calendar',
  intro: `Clinics of our nurses, midwives and visiting specialists. All by appointment. ${visitingNote} If it cannot wait, come: a clinician is here at any hour.`,
  clinics: otherClinics.map(clinicFact),
} as const;
