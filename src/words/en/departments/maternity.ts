import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { labourSources } from '../../../facts/clinical/mother-and-child/labour.ts';
import { maternityContactSources } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { insurerCount, schemesHere } from '../../../facts/money/insurers.ts';
import { waitlistTerms } from '../../../facts/money/waitlist.ts';
import type { MotherId } from '../../../facts/people/patients.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { ifCounted, ifMakl, ifOtherInsurers } from '../../if-on.ts';
import { mildJaundice } from '../clinical/danger-sign-words.ts';
import { postnatalContactText } from '../clinical/maternity-contact-words.ts';
import { afterLossText, motherOnTheWay, urgentHeadings } from '../clinical/urgent-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { originOf } from '../hospital/claims.ts';
import { birthCostWords } from '../money/birth-cost.ts';
import { waysToPay } from '../money/ways-to-pay.ts';
import { maternitySuccessMeaning } from '../pages/maternity-reasons.ts';
import { clinicDays } from '../schedule/clinic-words.ts';
import { latePregnancyQuestions } from '../sections/late-pregnancy.ts';
import { loss } from '../sections/loss.ts';

const maklPays = ifMakl(
  `${schemes.makl} pays if your employer's scheme covers birth: ask them. `,
).join('');

const [births = ''] = ifCounted(
  'maternitySuccess',
  (success) =>
    ` We count ${figures.babiesDelivered ? `${figures.babiesDelivered} babies delivered and ` : ''}a ${success} maternity success rate. ${maternitySuccessMeaning} ${originOf('maternitySuccess')}`,
);

/** Maternity services at /services/maternity. */
export const maternity: DepartmentWords = {
  heading: departmentNames.maternity.heading,
  lead: "From your first antenatal visit to your baby's six-week check, with midwives here at every hour.",
  picture: 'maternity',
  glance: {
    hours: `${site.hours.label}; clinics by appointment`,
    cost: capitalize(
      [...waysToPay, insurerCount === 1 ? schemes.sha : `${insurerCount} insurers`].join(', '),
    ).replace('mobile money', 'M-Pesa'),
    sha: 'it pays a fixed part, you pay the rest',
    bring: 'ID, handbook, scan reports, your bag',
    where: "Main entrance: say 'maternity' to the guard",
  },
  whatItIs: [
    `Midwives lead our unit, with a doctor and a theatre team ready when needed.${births}`,
    'Choose one person to stay with you through labour. You may walk, change position, drink, and ask why before we do anything.',
  ],
  whoItIsFor: [
    'Women who are or may be pregnant, ideally before 12 weeks',
    'Women with twins, a scar from an earlier operation, high blood pressure or diabetes',
    'Anyone in labour, booked or not',
    'Mothers and newborns after any birth, even at home',
  ],
  onTheDay: [
    {
      title: 'First check',
      text: "A midwife checks your blood pressure, your baby's heartbeat and how far along your labour is.",
    },
    {
      title: 'Labour and birth',
      text: 'The midwife stays close, helps with pain and calls the doctor early if labour slows.',
    },
    {
      title: 'The first hour',
      text: 'Your baby lies skin to skin on your chest and feeds within the hour. Bathing can wait a day.',
    },
    {
      title: 'Going home',
      text: "We examine both of you. You leave with your baby's first vaccines given, a birth notification and your next date.",
    },
  ],
  whatToBring: [
    `ID, and ${schemesHere.join(' or ')} details`,
    'Mother and child health handbook',
    'Scan reports and blood group',
    'Medicines you take',
    'Phone, charger, birth companion',
  ],
  cost: [
    'The three package prices on this page are what you pay without insurance. We tell you the price of any other care first, unless it is an emergency.',
    `${schemes.sha} pays a fixed part. Your share is next to each price. ${maklPays}${ifOtherInsurers('Other insurers must approve first: bring their form by week 36.').join('')}`.trim(),
  ],
  hours: [
    { term: 'Labour ward', detail: site.hours.label },
    {
      term: 'Antenatal and postnatal clinics',
      detail: 'By appointment; at any other hour the midwife on duty sees you',
    },
    {
      term: 'Theatre for a cesarean',
      detail: `${site.hours.label} for emergencies; if our team is busy, an ambulance takes you to another hospital`,
    },
  ],
  howToReachUs: `In labour, drive to the main entrance. The guard calls the midwife with a wheelchair. For clinic visits ask for the antenatal desk.`,
  sources: clinicalSourcesOf([
    ...dangerSignSources.pregnancy,
    ...dangerSignSources.afterBirth,
    ...dangerSignSources.afterLoss,
    ...dangerSignSources.newborn,
    ...labourSources,
    ...maternityContactSources,
  ]),
  review: notReviewed,
  closing: {
    heading: 'In labour? Come',
    text: 'Come at any hour. For a clinic, ask for a time.',
  },
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeadings.motherSigns,
      tone: 'alarm',
      text: 'Come now, at any hour. One sign is enough.',
      groups: [
        {
          heading: 'In pregnancy',
          danger: dangerSigns.pregnancy,
          more: {
            label: 'Baby coming now? What to do until help comes',
            link: 'emergency',
            section: 'baby-coming',
          },
        },
        {
          heading: 'Mothers after a birth',
          danger: dangerSigns.afterBirth,
          more: {
            label: 'Heavy bleeding after a birth: what to do now',
            link: 'emergency',
            section: 'birth-bleeding',
          },
        },
        {
          id: 'after-loss',
          heading: urgentHeadings.afterLoss,
          text: afterLossText,
          danger: dangerSigns.afterLoss,
        },
        { heading: 'In a newborn', danger: dangerSigns.newborn },
      ],
      meanwhile: {
        heading: 'On the way',
        steps: motherOnTheWay,
      },
      today: {
        heading: 'Come the same day',
        items: [{ title: 'A yellow baby', text: mildJaundice }],
      },
    },
  ],
  more: [
    latePregnancyQuestions,
    {
      kind: 'cards',
      heading: 'Your hospital bag',
      intro: 'Pack it by week 34.',
      cards: [
        {
          title: 'For you',
          text: 'Enough for two days.',
          points: [
            'Two loose nightdresses that open in front',
            'Cotton underwear and two packets of maternity pads',
            'Leso, slippers and a warm jumper',
            'Soap, towel and toothbrush',
            'Clothes to go home in',
          ],
        },
        {
          title: 'For your baby',
          text: 'Wash new clothes.',
          points: [
            'Four vests and sleepsuits',
            'Two hats and two pairs of socks',
            'Newborn nappies',
            'Two cotton wraps and one warm shawl',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Care at each stage',
      cards: [
        {
          title: 'Antenatal care',
          text: 'Tests, a scan, tetanus vaccine, iron and folate. If your blood is rhesus negative, ask about anti-D: it protects your next baby.',
        },
        {
          title: 'Cesarean',
          text: 'Planned or urgent. You are usually awake, numb from the waist down.',
        },
        {
          title: 'Postnatal care',
          text: `We check both of you ${postnatalContactText}. We look at bleeding, wounds, mood, feeding and family planning.`,
        },
        {
          title: 'Newborn care',
          text: 'Vitamin K, eye care, BCG and polio vaccines, warmth and jaundice checks.',
        },
      ],
    },
    loss,
    clinicDays('maternity'),
  ],
  actions: [
    { label: 'Call a midwife', target: 'call' },
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Contact Us', target: 'contact' },
  ],
};

/** Quotes of two mothers. SAMPLE content. */
export const motherQuotes: Readonly<Record<MotherId, string>> = {
  1: 'I came in at two in the morning without a booking. The midwife held my hand, told me each step, and my sister could stay the whole night.',
  2: 'My second baby had to come by operation. The doctor drew it on paper for us first, and the nurses helped me feed him the same evening.',
};

/** The planned app for expectant mothers and its waitlist. */
export const appWaitlist = {
  heading: 'Our app for expectant mothers is coming',
  text: [
    'We are building a phone app that follows your pregnancy week by week.',
    `Join the waitlist before your birth and get ${waitlistTerms?.discount} off what you pay yourself for one maternity package, after ${schemes.sha} or your insurer. ` +
      `It counts for ${waitlistTerms?.months} months from the day you join. Ask for it in writing.`,
  ],
  discount: `${waitlistTerms?.discount} maternity discount for everyone on the waitlist`,
  features: [
    'Reminders before each antenatal visit',
    "A weekly note on your baby's growth",
    'Your bag list',
  ],
  more: 'What it will do, and the terms of the offer',
  joinLabel: 'Join the waitlist',
  chatText: `Hello ${site.name}, please add me to the waitlist for the app for expectant mothers.`,
  stores: ['Google Play: coming soon', 'App Store: coming soon'],
} as const;

/** Section of the mothers' quotes. */
export const voices = { id: 'voices', heading: 'What mothers say' } as const;

/** Label of what is left to pay with SHA. */
export const youPayWithSha = `${birthCostWords.columns[3]} with ${schemes.sha}`;

/** The three ways into the page, for the first screen. */
export const choices = {
  danger: { label: 'Something is wrong', section: 'danger-signs' },
  plan: { label: 'I want to plan', section: 'timeline' },
  cost: { label: 'What it costs', section: birthCostWords.id },
} as const;

/** Accessible name of these choices. */
export const choicesLabel = 'What do you need?';

/** Heading of the signs that it is time to come. */
export const labourHeading = urgentHeadings.labour;

/** Heading of these prices. */
export const pricesLead = {
  /** The same id as on the packages page: both show the rest to pay with SHA. */
  id: birthCostWords.id,
  heading: 'Package prices',
} as const;

/** The heading of the folded sections. */
export const moreHeading = 'Your care with us';

/** The planning of a pregnancy. */
export const maternityLine = {
  id: 'timeline',
  heading: 'Plan your visits and the birth',
  tests: 'The tests at each visit',
} as const;
