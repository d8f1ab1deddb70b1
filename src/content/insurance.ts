import { site } from '../site.ts';
import { healthDataInChat } from './health-data-in-chat.ts';
import type { Step } from './service-page.ts';

/** What using insurance with us means for you (spec section 3). */
export interface InsuranceBenefit {
  /** An icon's name. */
  icon: 'shield-check' | 'clipboard' | 'credit-card' | 'siren' | 'wallet';
  title: string;
  description: string;
}

/** The benefits of /insurance (spec section 2). */
export const insuranceBenefits: readonly InsuranceBenefit[] = [
  {
    icon: 'shield-check',
    title: 'Two accredited schemes',
    description:
      `We are accredited for ${site.accreditations.join(' and ')}, and bill them directly ` +
      'for what they cover.',
  },
  {
    icon: 'clipboard',
    title: 'We ask for approval',
    description:
      'When an insurer wants to agree first, our desk sends the medical report and the ' +
      'estimate and tells you the answer.',
  },
  {
    icon: 'credit-card',
    title: 'No surprise at discharge',
    description:
      'You hear which part is covered and which part is yours before treatment starts, ' +
      'unless it is an emergency.',
  },
  {
    icon: 'siren',
    title: 'Emergencies come first',
    description:
      'If your life is in danger we begin at once. Papers and approvals are sorted out once ' +
      'you are stable.',
  },
  {
    icon: 'wallet',
    title: 'No cover is no barrier',
    description:
      'You can pay by cash, card or mobile money, and we will show you how to register with ' +
      'the national scheme.',
  },
];

/** An insurer and one short phrase about it. */
export interface AcceptedProvider {
  name: string;
  note: string;
}

/** The twelve accepted providers (spec section 9); from the fourth on SAMPLE content. */
export const acceptedProviders: readonly AcceptedProvider[] = [
  { name: 'Social Health Authority (SHA)', note: 'The national health authority scheme' },
  { name: 'MAKL', note: 'Medical schemes that employers run for their staff' },
  { name: 'Britam', note: 'Individual, family and company plans' },
  { name: 'Jubilee Health Insurance', note: 'Smart card or member number at reception' },
  { name: 'AAR Insurance', note: 'Outpatient, and admission with approval' },
  { name: 'CIC Insurance', note: 'Approval needed before admission' },
  { name: 'APA Insurance', note: 'Check that your plan lists our hospital' },
  { name: 'Old Mutual', note: 'Company and family plans' },
  { name: 'Madison Insurance', note: 'Approval needed for scans and operations' },
  { name: 'GA Insurance', note: 'Company plans, with a staff card' },
  { name: 'First Assurance', note: 'Please call us before your first visit' },
  { name: 'Pacis Insurance', note: 'Group and family plans' },
];

/** A provider that we do not bill yet, and how far it has come. */
export interface PendingAccreditation {
  name: string;
  text: string;
}

/** What is still pending (spec section 9). */
export const pendingAccreditation: readonly PendingAccreditation[] = [
  {
    name: 'National fund renewal',
    text:
      'Hospitals sign with the national fund for a set period, and the renewal of our ' +
      'agreement is being processed. If you plan an admission, ask us first how things stand ' +
      'that week.',
  },
  {
    name: 'Additional private insurers',
    text:
      'We are in talks with more private insurers. Until one of them is on the list above, you ' +
      'can pay yourself and we give you the itemised receipt and report that you need to claim ' +
      'the money back.',
  },
];

/** How to use your cover, from home to the way out (spec section 2, /insurance). */
export const insuranceSteps: readonly Step[] = [
  {
    title: 'Check before you come',
    text:
      `Look at your balance and dependants on your insurer's app, or call us on ${site.phone} ` +
      `with your member number to hand. ${healthDataInChat}`,
  },
  {
    title: 'Show your ID at reception',
    text:
      'Each adult shows a national ID and the member card. For a child, bring the birth ' +
      "certificate or the parent's card that names the child.",
  },
  {
    title: 'Let us ask for approval',
    text:
      'Admissions, operations and some scans need a yes from the insurer. Most answers come ' +
      'while you wait; some take a day or two.',
  },
  {
    title: 'Sign and keep your copy',
    text:
      'At the end you see the bill, sign for what your insurer pays, settle the rest and take ' +
      'a copy home.',
  },
];

/** What SHA pays for with us, in careful words (spec section 9). */
export const insuranceNotes: readonly string[] = [
  'SHA has several funds. The Primary Health Care Fund pays for basic outpatient care at ' +
    'dispensaries, health centres and selected Level 4 hospitals. Registration with SHA is ' +
    'enough for it.',
  `The Social Health Insurance Fund (SHIF) is the one that usually counts at a ${site.level} ` +
    'hospital: admission, maternity and operations. It asks for contributions that are up to ' +
    'date.',
  'SHA pays a fixed amount for each kind of care. Where our price is higher, the difference ' +
    'is yours, and we name it beforehand. Ask us: cover depends on your contributions and on ' +
    'the rules of the day.',
  'You can register for SHA and look up your status by dialling *147# or on the Afya Yangu ' +
    'website. Add your children and spouse as dependants well before you need care.',
];

/** The words of /insurance around its lists (spec section 2, Insurance). */
export const insurancePage = {
  heading: 'Insurance we accept',
  lead: `Accredited for ${site.accreditations.join(' and ')}, and open to ${acceptedProviders.length} providers in all. Without cover you pay by cash, card or mobile money.`,
  benefitsHeading: 'What your cover does for you here',
  providersHeading: 'Accepted providers',
  pendingHeading: 'Pending accreditation',
  stepsHeading: 'How to use your cover',
  contactLabel: 'Ask about your cover',
  bookLabel: 'Book Appointment',
} as const;
