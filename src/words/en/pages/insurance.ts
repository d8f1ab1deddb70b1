import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerNotesIn, insurers, partners, schemesHere } from '../../../facts/money/insurers.ts';
import { makl } from '../../../facts/money/makl.ts';
import { shaContract, shaRegistration } from '../../../facts/money/sha.ts';
import type { Fact, Step } from '../../departments/department-words.ts';
import { formatChoice, formatDay, formatList, formatMonth } from '../../formats/en.ts';
import { ifMakl } from '../../if-on.ts';
import { shaHistory } from '../money/birth-cost.ts';
import { waysToPay } from '../money/ways-to-pay.ts';

const { sha, makl: maklName } = schemes;

/** A benefit of using insurance with us. */
interface InsuranceBenefit {
  /** Name of an icon. */
  icon: 'shieldCheck' | 'clipboard' | 'creditCard' | 'siren' | 'wallet';
  title: string;
  description: string;
}

/** The benefits on /insurance. */
export const insuranceBenefits: readonly InsuranceBenefit[] = [
  {
    icon: 'shieldCheck',
    title: 'We bill your scheme',
    description: `${schemesHere.join(' or ')} pays us directly. You pay only the rest.`,
  },
  {
    icon: 'clipboard',
    title: 'We ask for approval',
    description: 'Does your insurer need to approve it? We ask for you and tell you the answer.',
  },
  {
    icon: 'creditCard',
    title: 'No surprises',
    description: 'We tell you your share before care starts, except in an emergency.',
  },
  {
    icon: 'siren',
    title: 'Emergencies come first',
    description: 'If your life is in danger, we start immediately. Papers can wait.',
  },
  {
    icon: 'wallet',
    title: 'No insurance? You are welcome',
    description: `Pay by ${formatChoice(waysToPay)}. We show you how to join ${sha}.`,
  },
];

/** A short phrase about each insurer. */
export const insurerNotes = insurerNotesIn('en');

/** A provider that we do not bill yet, with the status. */
interface PendingAccreditation {
  name: string;
  text: string;
}

/** Returns the accreditations still pending on `today` (ISO 8601). */
export function pendingAccreditation(today: string): readonly PendingAccreditation[] {
  const until = formatDay(shaContract.until);
  return [
    {
      name: 'National fund renewal',
      text:
        today <= shaContract.until
          ? `${sha} pays here today. Our contract with it runs until ${until} (sample), and we have asked for the next one early. Nothing changes for you.`
          : `Our contract with ${sha} was to be renewed after ${until} (sample). Ask us whether ${sha} pays here today.`,
    },
    {
      name: 'Additional private insurers',
      text: 'We are in talks with more insurers. Until yours is on the list, you pay us. Our receipt and report let you claim it back.',
    },
  ];
}

/** Schemes that MAKL runs, and those that have left it. */
export const maklFacts: readonly Fact[] = [
  {
    term: 'What it is',
    detail: `${makl.fullName} runs medical schemes for employers. Your employer pays; you pay no contribution to it.`,
  },
  {
    term: 'Before you come',
    detail: 'Ask your employer, or us, if your scheme still runs and what it covers.',
  },
  {
    term: 'Teachers',
    detail: `Your scheme left ${maklName} on ${formatDay(makl.teachersLeftOn)}. Your employer's cover is with ${sha} now, and has limits of its own. Ask us.`,
  },
  {
    term: 'Police and prison officers',
    detail: `In ${formatMonth(makl.policeAndPrisonsAnnounced)} the Ministry of Health announced that ${sha} would take over. Ask us which card counts today.`,
  },
];

/** How to use your cover, from before the visit to going home. */
export const insuranceSteps: readonly Step[] = [
  {
    title: 'Check before you come',
    text: `For ${sha} dial ${shaRegistration.dial} or open ${shaRegistration.website}. For any other insurance, call us on ${site.phone}.`,
  },
  {
    title: 'Come yourself, with ID',
    text: `${sha} needs the patient's own fingerprint, so no one can sign in for you. If the reader cannot read yours, our desk asks ${sha} for another way.`,
  },
  {
    title: 'For a child',
    text: 'Bring the birth certificate, or the birth notification of a new baby. The child must be on your insurance.',
  },
  {
    title: 'Let us ask for approval',
    text: 'Stays, operations and some scans need approval first. Most answers come while you wait. Some take a day or two.',
  },
  {
    title: 'See the bill, then sign',
    text: 'You sign for what your insurer pays, pay the rest and take a copy home.',
  },
];

/** Summary of what SHA and MAKL pay for; /insurance has the full list. */
export const insuranceNotes: readonly string[] = [
  `${sha} pays us fixed amounts once your contribution is paid. You pay the difference. We tell you how much before we start.`,
  `Join ${sha} with ${shaRegistration.dial} and give your fingerprint once, well before you need care. Add your children.`,
  ...ifMakl(
    `${maklName} runs schemes that employers pay for. Ask whether yours still runs: teachers moved to ${sha}.`,
  ),
];

const others = Object.keys(insurers).length - schemesHere.length;
const otherInsurers =
  others > 0 ? [others === 1 ? 'one other insurer' : `${others} other insurers`] : [];

/** Texts of /insurance around its lists. */
export const insurancePage = {
  heading: 'Insurance we accept',
  lead: `We accept ${formatList([...schemesHere, ...otherInsurers])}.`,
  findLabel: 'Is yours here?',
  without: `Without insurance, pay by ${formatChoice(waysToPay)}.`,
  benefitsHeading: 'What your insurance does for you here',
  shaHeading: `What ${sha} pays, and what you pay`,
  shaIntro: shaHistory,
  providersHeading: 'Accepted providers',
  providersIntro: `${others > 0 ? `First ${formatList([...new Set([...schemesHere, ...partners])])}, then the others (sample). ` : ''}Ask us if your plan includes our hospital.`,
  pendingHeading: 'Pending accreditation',
  maklHeading: `If you have ${maklName}`,
  stepsHeading: 'How to use your insurance',
  contactLabel: 'Ask about cover',
  bookLabel: 'Book Appointment',
} as const;
