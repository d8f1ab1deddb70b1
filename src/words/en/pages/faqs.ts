import { schemes, site } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { packagePrices } from '../../../facts/money/prices.ts';
import type { SectionReference } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/en.ts';
import { ifMakl, ifOn, ifOtherInsurers } from '../../if-on.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { signsInSentence } from '../clinical/danger-sign-words.ts';
import { nationalEmergencyLines } from '../clinical/helpline-words.ts';
import { laboratoryTurnaround, visitingHours } from '../schedule/opening-hours.ts';
import { packageFeatures, packageWords } from './maternity-packages.ts';

const { sha, makl } = schemes;

const aboutMakl = ifMakl(`${makl} runs schemes that employers pay for. `).join('');

/** A question and its answer. */
export interface Faq {
  question: string;
  answer: string;
  /** Link to the full answer. */
  more?: SectionReference;
}

/** The ten questions in the home page's accordion. */
export const faqs: readonly Faq[] = [
  {
    question: 'Open at night and on holidays?',
    answer:
      `Yes. We are open ${site.hours.label}, including Sundays and public holidays. The pharmacy ` +
      'and the emergency department never close. At night, come to the emergency entrance, ' +
      'where a nurse meets you. Daytime or by appointment only: specialist clinics, planned ' +
      `${formatList(['scans', ...ifOn('dental', 'dental work'), 'operations'])}, routine ` +
      'laboratory samples, and ward visits.',
  },
  {
    question: `Do you take ${formatList(schemesHere)}?`,
    answer:
      `Yes. We are contracted by ${formatList(schemesHere)}. Your scheme pays for what it covers. ` +
      `${ifOtherInsurers('We also take private insurers. ').join('')}With ${sha}, come yourself, with your ID: it needs your fingerprint. For a ` +
      'stay or a birth, your contribution must be paid. ' +
      `${aboutMakl}Your insurer may need to approve a planned ` +
      'stay: call us some days ahead and we ask for you.',
  },
  {
    question: 'How do I book an appointment?',
    answer:
      'Fill in the form on our appointments page, chat with us on WhatsApp, write to ' +
      `${site.emails.appointments} or call ${site.phone}. Tell us your name, the service you ` +
      'need and a day that suits you, and we agree a time. For outpatient care you can also ' +
      'walk in.',
  },
  {
    question: 'What does it cost to give birth here?',
    answer:
      `The ${packageWords.normalDelivery.name} package is ` +
      `${formatPrice(packagePrices.normalDelivery)} without ${sha} and includes a ` +
      `${packageFeatures.normalStay}. The ` +
      `${packageWords.cesareanSection.name} package is ` +
      `${formatPrice(packagePrices.cesareanSection)} without ${sha}, with a ` +
      `${packageFeatures.cesareanStay}. ` +
      `${packageWords.comprehensiveAnc.name} is ` +
      `${formatPrice(packagePrices.comprehensiveAnc)} for ` +
      `${packageFeatures.ancVisits} before the birth. ` +
      `${sha} pays a fixed amount: our maternity packages page shows how much, and what you pay.`,
  },
  {
    question: 'What should I do in an emergency?',
    answer:
      `Call ${site.phone} or come straight in. We treat first and talk about payment later. ` +
      `Come now, for example, for ${signsInSentence('chestPain', 'troubleBreathing', 'fit')}. Come for ` +
      `${signsInSentence('heavyBleeding')}. Bring a child at once who is ` +
      `${signsInSentence('childHardToWake')}, or ${signsInSentence('childDrinks')}. ` +
      `In pregnancy, come too when ${signsInSentence('movesLess')}. ${nationalEmergencyLines}`,
    more: allDangerSigns,
  },
  {
    question: 'When may I visit a patient?',
    answer:
      `General wards: ${visitingHours.generalWeekdays}. ${visitingHours.generalWeekends}. ` +
      ifOn(
        'hdu',
        `High Dependency Unit: ${visitingHours.hdu}. ${visitingHours.hduVisitors}. `,
      ).join('') +
      'Wash your hands ' +
      "when you arrive and when you leave. Don't visit with a cough, a fever or diarrhoea.",
  },
  {
    question: 'When will my lab results be ready?',
    answer:
      `Routine results are ready ${laboratoryTurnaround.routine} and urgent ones ` +
      `${laboratoryTurnaround.urgent}. Tests that a doctor marks as STAT (urgent: run first) are ` +
      `${laboratoryTurnaround.stat}. Some special tests take longer: we tell you when we take ` +
      'your sample. Ask the clinician who ordered the test to explain the result.',
  },
  {
    question: 'What should I bring on my first visit?',
    answer:
      'Bring your national ID or passport, your insurance card if you have one, and the ' +
      'medicines you take, in their boxes. Old results, X-rays and discharge letters help ' +
      'too. For a child or a pregnancy, bring the Mother and Child Health Handbook. Forgot ' +
      'something? Come anyway.',
  },
  ...ifOn('telemedicine', {
    question: 'Can I talk to a clinician by phone?',
    answer:
      'Yes. Book a telemedicine appointment, and we talk by phone or video. It is good for ' +
      'follow-up, test results and questions about minor illness. It is not for a danger sign, ' +
      'a sick baby or labour: for those, come at once.',
  }),
  {
    question: 'Which languages do you speak?',
    answer:
      `We speak ${site.languages.join(' and ')}. Is another language easier? Bring a relative ` +
      'you trust, or tell us when you book, and we try to find a colleague who speaks it. We ' +
      'can read forms aloud to you. We never ask you to sign what you have not understood.',
  },
];
