import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { feverLimits } from '../../../facts/clinical/fever.ts';
import { helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { digitalHealthAgency, telemedicinePapers } from '../../../facts/legal/telemedicine.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { healthDataInChat, privateWays } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';
import { choiceOf } from '../money/ways-to-pay.ts';

/** Texts around the steps at the top of the page. */
export const callSteps = {
  id: 'on-the-day',
  heading: 'A call in four steps',
  price: {
    figure: formatPrice(prices.telemedicineVisit),
    text: `A call with a clinician, by phone or video, ${site.hours.label}.`,
  },
} as const;

/** Consultations by phone and video. */
export const telemedicine: DepartmentWords = {
  heading: departmentNames.telemedicine.heading,
  lead: 'Speak with a clinician by phone or video from home, work or the farm.',
  picture: 'telemedicine',
  moment: callSteps.price,
  glance: {
    hours: `${site.hours.label}, at the time agreed with you`,
    cost: `${formatPrice(prices.telemedicineVisit)}, paid before the call`,
    sha: 'tell us when you book, and we check',
    bring: 'A charged phone, your ID number, home readings',
    where: 'Wherever you are; call or book a time',
  },
  whatItIs: [
    'A doctor or clinical officer calls you at an agreed time. You get advice, a prescription, a test request or a date to come in.',
    'A basic phone is enough for a voice call. Video needs a smartphone and a steady connection. It lets us see a rash, a wound or how a child is breathing.',
  ],
  whoItIsFor: [
    'People far from the hospital or unable to leave work, children or animals',
    'Patients who need test results explained or treatment adjusted',
    'Anyone recovering from an operation or birth with a question that can wait some hours',
    'Relatives who care for someone unable to travel, with that person present',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Do not wait for a call in an emergency',
      tone: 'alarm',
      text: 'Some signs need help now, for example these. Call us or go to the nearest emergency department.',
      more: allDangerSigns,
      groups: [
        {
          heading: 'Anyone',
          danger: ['chestPain', 'troubleBreathing', 'heavyBleeding', 'fit', 'strokeSigns'],
        },
        {
          heading: 'A child',
          danger: ['childHardToWake', 'childDrinks', 'childBreathing'],
        },
        {
          heading: 'In pregnancy',
          danger: ['bleedingInPregnancy', 'movesLess', 'bellyPain'],
        },
      ],
      also: [
        {
          title: 'Are you thinking of ending your life?',
          text: `Call us, or Befrienders Kenya on ${helplines.suicide.number}. You are not alone.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we can treat by call',
      items: [
        'Coughs, colds, mild stomach upsets, simple allergies and many skin problems',
        'Follow-up of blood pressure, diabetes or asthma, with readings you took at home',
        'Family planning questions, feeding worries and repeat prescriptions',
        'A first conversation about low mood, sleep or stress',
      ],
    },
    {
      kind: 'list',
      heading: 'What needs a visit',
      items: [
        'Anything that has to be felt, listened to, scanned, stitched or injected',
        `Any illness in a baby under ${feverLimits.baby.toMonths} months: come at once`,
        'Any fever in pregnancy, or after a stay in a malaria area: come at once',
        'Routine antenatal checks',
        'Strong painkillers and sedatives, which are not prescribed over a call',
      ],
    },
  ],
  more: [
    {
      kind: 'table',
      heading: 'How much data it uses',
      caption: 'Rough figures for 15 minutes; your phone and network change them.',
      columns: ['Way of talking', 'Data', 'You need'],
      rows: [
        ['Ordinary phone call', '0 MB', 'Any phone'],
        ['Voice call in the chat app', '5-15 MB', 'Smartphone, 3G or better'],
        ['Video call', '75-120 MB', 'Smartphone, 4G or Wi-Fi'],
      ],
    },
    {
      kind: 'text',
      heading: 'Privacy on both ends',
      paragraphs: [
        "Your clinician calls from a closed room and says who else is there, if anyone. We do not record the call unless you have agreed. What you tell us is health data, protected by Kenya's Data Protection Act.",
        'Choose a place where no one can overhear you, or use earphones and answer yes or no. We check your name and date of birth first. We never ask for a PIN or password.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Our certificate',
      intro: `The ${digitalHealthAgency} certifies telemedicine platforms and keeps a registry of providers.`,
      facts: [
        { term: 'Certificate number', detail: `${telemedicinePapers.certificate} (sample number)` },
        { term: 'Registry entry', detail: `${telemedicinePapers.registryEntry} (sample number)` },
      ],
    },
    {
      kind: 'steps',
      heading: 'If the connection drops',
      steps: [
        {
          title: 'Stay where you are',
          text: 'Keep the line free. The clinician tries you again within a few minutes.',
        },
        {
          title: 'We switch to voice',
          text: 'If video fails twice, we call you by ordinary phone, at our expense.',
        },
        {
          title: 'No luck after 15 minutes',
          text: `Call ${site.phone}. You get a new time and do not pay twice.`,
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Prepare',
      text: 'Write down your main question, when it began and what you have tried.',
    },
    {
      title: 'Have ready what helps',
      text: `A sharp photo in daylight, home readings, results from elsewhere. ${healthDataInChat}`,
    },
    {
      title: 'Answer the call',
      text: 'The clinician gives their name and role. If you need an examination, we tell you early.',
    },
    {
      title: 'Agree on a plan',
      text: 'You get a summary by SMS, or on WhatsApp if you choose it: advice, prescription, tests and the signs that mean you should come in.',
    },
  ],
  whatToBring: [
    'A charged phone and enough airtime or data',
    'Your ID number and date of birth',
    'The packets of your current medicines',
    'Thermometer, blood-pressure or glucose readings, if you have the device',
  ],
  cost: [
    `You pay by ${choiceOf('Mobile money', 'Card')}, before the call.`,
    'Not every insurer pays for telemedicine. Tell us yours when you book, and we check before the call.',
  ],
  hours: [
    { term: 'Consultations', detail: `${site.hours.label}, at the time agreed with you` },
    { term: 'Booking', detail: 'Any hour, by phone, SMS, form or chat' },
  ],
  howToReachUs: `Call ${site.phone} and ask for a telemedicine call. Or fill in our appointment form, write "telemedicine" in its last field and send it by SMS. ${privateWays} Say whether you prefer voice or video, English or Swahili. Save our number, so that you recognise the call.`,
  sources: [
    ...clinicalSourcesOf(dangerSignSources.adult),
    helplines.suicide.source,
    laws.digitalHealthNotices,
  ],
  review: notReviewed,
  closing: {
    heading: 'Talk from where you are',
    text: 'Ask for a time, and a clinician calls you by phone or video.',
  },
  actions: [
    { label: 'Book a call', target: 'appointments' },
    { label: 'Contact Us', target: 'contact' },
  ],
};
