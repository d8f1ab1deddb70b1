import { complaintsSection } from '../../facts/legal/complaints.ts';
import type { PriceGroup } from '../../facts/money/price-items.ts';
import type { SearchConcept } from '../../words/features/search-words.ts';
import type { SectionAddress } from './index/section-address.ts';

/** A section that answers a question. */
interface AnswerSection extends SectionAddress {
  /** Whether the answer is one line per part of the section. */
  byParts?: boolean;
}

/** A common question. */
export interface Question {
  /** A query asks this question if it has all these concepts. */
  concepts: readonly SearchConcept[];
  section: AnswerSection;
}

const prices: SectionAddress = { name: 'insurance', fragment: 'prices' };
const sha: SectionAddress = { name: 'insurance', fragment: 'sha' };
const withSha: AnswerSection = { name: 'maternityPackages', fragment: 'with-sha' };
const joinSha: AnswerSection = { name: 'maternityPackages', fragment: 'before-the-birth' };
const visiting: SectionAddress = { name: 'inpatient', fragment: 'visiting-hours' };
const booking: SectionAddress = { name: 'appointments', fragment: 'request' };
const calendar: SectionAddress = { name: 'doctors', fragment: 'calendar' };
const clinicsToday: SectionAddress = { name: 'today', fragment: 'today' };
const paper = (fragment: string): SectionAddress => ({ name: 'papers', fragment });
const death = (fragment: string): SectionAddress => ({ name: 'whenSomeoneDies', fragment });
const priceOf = (group: PriceGroup): SectionAddress => ({
  name: 'whatWillIPay',
  fragment: `prices-${group}`,
});
const complaints: AnswerSection = {
  name: 'patientRights',
  fragment: complaintsSection,
  byParts: true,
};
const packages: AnswerSection = { name: 'maternityPackages', fragment: 'packages', byParts: true };

/** The most common questions, with the section that answers each. */
export const questions: readonly Question[] = [
  { concepts: ['visiting'], section: visiting },
  { concepts: ['today', 'visiting'], section: visiting },
  { concepts: ['tomorrow', 'visiting'], section: visiting },
  { concepts: ['hours'], section: { name: 'outpatient', fragment: 'opening-hours' } },
  { concepts: ['hours', 'pharmacy'], section: { name: 'pharmacy', fragment: 'opening-hours' } },
  { concepts: ['hours', 'laboratory'], section: { name: 'laboratory', fragment: 'opening-hours' } },
  {
    concepts: ['directions'],
    section: { name: 'contact', fragment: 'directions' },
  },
  {
    concepts: ['phone'],
    section: { name: 'contact', fragment: 'details' },
  },
  { concepts: ['appointment'], section: booking },
  { concepts: ['appointment', 'doctor'], section: booking },
  { concepts: ['appointment', 'paediatrics'], section: booking },
  { concepts: ['appointment', 'antenatal'], section: booking },
  { concepts: ['appointment', 'pregnancy'], section: booking },
  { concepts: ['price', 'sha', 'caesarean'], section: withSha },
  { concepts: ['price', 'sha', 'birth'], section: withSha },
  { concepts: ['price', 'birth'], section: packages },
  { concepts: ['price', 'caesarean'], section: packages },
  { concepts: ['price', 'labour'], section: packages },
  { concepts: ['price', 'package'], section: packages },
  { concepts: ['price', 'sha'], section: withSha },
  { concepts: ['price'], section: prices },
  { concepts: ['price', 'ultrasound'], section: prices },
  { concepts: ['price', 'radiology'], section: prices },
  { concepts: ['price', 'laboratory'], section: prices },
  { concepts: ['price', 'room'], section: prices },
  { concepts: ['price', 'doctor'], section: prices },
  { concepts: ['price', 'dental'], section: priceOf('dental') },
  { concepts: ['price', 'surgery'], section: priceOf('operations') },
  { concepts: ['price', 'circumcision'], section: priceOf('operations') },
  {
    concepts: ['diabetesClinic'],
    section: { name: 'specializedCare', fragment: 'clinic-days' },
  },
  { concepts: ['work'], section: { name: 'about', fragment: 'staff' } },
  { concepts: ['emergency'], section: { name: 'emergency', fragment: 'reach-us' } },
  {
    concepts: ['hiv'],
    section: { name: 'outpatient', fragment: 'screening-you-can-have-today' },
  },
  { concepts: ['labour'], section: { name: 'maternity', fragment: 'when-to-come-in-labour' } },
  { concepts: ['hivExposure'], section: { name: 'outpatient', fragment: 'hiv-exposure' } },
  { concepts: ['femaleCutting'], section: { name: 'emergency', fragment: 'fgm' } },
  { concepts: ['abortion'], section: { name: 'maternity', fragment: 'after-loss' } },
  { concepts: ['cholera'], section: { name: 'outpatient', fragment: 'cholera' } },
  { concepts: ['price', 'hdu'], section: priceOf('stay') },
  { concepts: ['price', 'physiotherapy'], section: priceOf('visits') },
  {
    concepts: ['price', 'ambulance'],
    section: { name: 'emergency', fragment: 'our-ambulance-area-and-cost' },
  },
  { concepts: ['payment'], section: prices },
  { concepts: ['deposit'], section: prices },
  { concepts: ['sha'], section: sha },
  { concepts: ['shaRegistration'], section: joinSha },
  { concepts: ['today'], section: clinicsToday },
  { concepts: ['today', 'doctor'], section: clinicsToday },
  { concepts: ['today', 'dental'], section: clinicsToday },
  { concepts: ['today', 'paediatrics'], section: clinicsToday },
  { concepts: ['today', 'hours'], section: clinicsToday },
  { concepts: ['tomorrow'], section: calendar },
  { concepts: ['tomorrow', 'hours'], section: calendar },
  { concepts: ['tomorrow', 'doctor'], section: calendar },
  { concepts: ['tomorrow', 'dental'], section: { name: 'dental', fragment: 'clinic-days' } },
  {
    concepts: ['tomorrow', 'paediatrics'],
    section: { name: 'pediatrics', fragment: 'clinic-days' },
  },
  { concepts: ['clinicDays'], section: calendar },
  { concepts: ['clinicDays', 'doctor'], section: calendar },
  {
    concepts: ['clinicDays', 'paediatrics'],
    section: { name: 'pediatrics', fragment: 'clinic-days' },
  },
  { concepts: ['results'], section: { name: 'laboratory', fragment: 'result-times' } },
  { concepts: ['complaint'], section: complaints },
  {
    concepts: ['addiction'],
    section: {
      name: 'medicalBlogPost',
      entryId: 'mental-health-awareness',
      fragment: 'numbers-to-call',
    },
  },
  { concepts: ['bring'], section: { name: 'outpatient', fragment: 'what-to-bring' } },
  { concepts: ['bring', 'birth'], section: { name: 'maternity', fragment: 'what-to-bring' } },
  { concepts: ['hospitalBag'], section: { name: 'maternity', fragment: 'your-hospital-bag' } },
  {
    concepts: ['birthCertificate'],
    section: { name: 'maternityPackages', fragment: 'papers', byParts: true },
  },
  { concepts: ['sickNote'], section: paper('sick-note') },
  { concepts: ['records'], section: paper('copies-of-your-records') },
  { concepts: ['policeForm'], section: paper('p3-form-after-an-assault-or-an-accident') },
  { concepts: ['medicalExam'], section: paper('fitness-certificate') },
  { concepts: ['foodHandler'], section: paper('food-handler-certificate') },
  { concepts: ['mortuary'], section: death('if-they-died-here') },
  { concepts: ['death'], section: death('if-they-died-here') },
  { concepts: ['deathPapers'], section: death('burial-permit-and-death-certificate') },
  {
    concepts: ['cervicalScreening'],
    section: { name: 'outpatient', fragment: 'screening-you-can-have-today' },
  },
  { concepts: ['familyPlanning'], section: { name: 'outpatient', fragment: 'family-planning' } },
  { concepts: ['birthPlan'], section: { name: 'birthPlan', fragment: 'ask' } },
  { concepts: ['vaccineDates'], section: { name: 'vaccinePlanner', fragment: 'ask' } },
  { concepts: ['antenatal'], section: { name: 'maternityPackages', fragment: 'schedule' } },
  { concepts: ['disability'], section: { name: 'accessibility', fragment: 'in-the-building' } },
];
