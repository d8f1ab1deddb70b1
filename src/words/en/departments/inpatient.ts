import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { quietHours } from '../../../facts/schedule/opening-hours.ts';
import type { Block, DepartmentWords } from '../../departments/department-words.ts';
import { formatHours, formatList, formatPrice } from '../../formats/en.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import { departmentNames } from '../frame/department-names.ts';
import { visitingHours } from '../schedule/opening-hours.ts';
import { wardLife, wardsOfMothersAndChildren, wardVisits } from '../sections/ward-life.ts';

const perDay = (price: number) => ({ sum: formatPrice(price), priceNote: 'a day' });

/** Texts at the top of the page. */
export const visiting: Block = {
  kind: 'facts',
  heading: 'Visiting hours',
  facts: wardVisits.map(({ name, hours }) => ({ term: name, detail: hours })),
};

/** Inpatient care, visiting hours and room rules at /services/inpatient. */
export const inpatient: DepartmentWords = {
  heading: departmentNames.inpatient.heading,
  lead: 'A bed, a nurse within call and a doctor who knows your case.',
  picture: 'inpatient-services',
  glance: {
    hours: `Admissions ${site.hours.label}`,
    cost: `${formatPrice(prices.bedPerDay.general)} a day, general ward`,
    sha: 'it must approve the stay, except in an emergency',
    bring: 'ID, referral letter, all your medicines',
    where: 'Reception first; visitors sign in there',
  },
  whatItIs: [
    `We have ${figures.beds ? `${figures.beds} ` : ''}beds in ${formatList(['general wards', ...ifPriced(prices.bedPerDay.semiPrivate, () => 'semi-private rooms'), ...ifPriced(prices.bedPerDay.private, () => 'private rooms'), ...ifOn('hdu', 'a High Dependency Unit (HDU)')])}.`,
    'We aim to give each patient a named nurse on every shift. The doctor visits at least once a day and explains the findings and the plan. Your family may choose one person to receive news.',
  ],
  whoItIsFor: [
    'People too ill to be treated safely at home, for example with pneumonia or severe malaria',
    'Patients before and after an operation',
    'Mothers who need monitoring during pregnancy or after a birth',
    'Patients who need oxygen, a drip or medicine into a vein',
  ],
  onTheDay: [
    {
      title: 'Decision to admit',
      text: 'A clinician explains why you should stay, and how long it is likely to be.',
    },
    {
      title: 'Admission desk',
      text: 'You sign consent, choose a room type and name your contact person. A relative can do this while we treat you.',
    },
    {
      title: 'Settling in',
      text: 'The nurse puts on a name band, lists allergies and medicines, and shows you the call bell, the bathroom and the water.',
    },
    {
      title: 'Days on the ward',
      text: 'Medicine on time, and a round each morning. Ask anything; write questions down if you forget.',
    },
    {
      title: 'Going home',
      text: 'You get a discharge summary, medicines with instructions, a review date and a number to call.',
    },
  ],
  whatToBring: [
    'ID, insurance details and the referral letter',
    'All your current medicines, handed to the nurse',
    'Night clothes, slippers and a light jumper',
    'Soap, toothbrush, comb and towel',
    'Spectacles, hearing aid, walking stick',
    'Little money and no jewellery',
  ],
  cost: [
    `A bed on the general ward is ${formatPrice(prices.bedPerDay.general)} a day. The doctor, medicine, tests and procedures are extra. We give you a written estimate first, and you can ask for the running total on any day.`,
    `Your insurer must approve a stay. ${schemes.sha} also needs contributions up to date and the patient's fingerprint. In an emergency we treat first and ask afterwards. You pay the difference for a better room.`,
    'If the estimate worries you, go to the accounts desk on the first day.',
  ],
  hours: [
    {
      term: 'Admissions',
      detail: `${site.hours.label}; come at any hour, the clinician on duty decides`,
    },
    { term: 'Planned admissions', detail: 'On the day and hour in your letter' },
  ],
  howToReachUs: `Go to reception first. Patients are sent to the admission desk; visitors sign in and ask for the ward by name. We do not tell callers who is here unless the patient agrees. For news, let one relative call ${site.phone} after the morning round.`,
  blocks: [
    visiting,
    {
      kind: 'priceCards',
      heading: 'Room types',
      cards: [
        {
          title: 'General ward',
          ...perDay(prices.bedPerDay.general),
          text: 'Separate bays for women and men, curtains round each bed, shared bathrooms and a nurse always in sight.',
        },
        ...ifPriced(prices.bedPerDay.semiPrivate, (price) => ({
          title: 'Semi-private room',
          ...perDay(price),
          text: 'Semi-private rooms hold two patients, of the same sex, with one bathroom between them.',
        })),
        ...ifPriced(prices.bedPerDay.private, (price) => ({
          title: 'Private room',
          ...perDay(price),
          text: 'One bed, your own bathroom and an armchair for the relative who stays.',
        })),
        ...ifOn('hdu', {
          title: 'HDU',
          ...perDay(prices.hduPerDay),
          text: 'For patients who need monitors and closer nursing than a ward gives. The doctor decides who needs it.',
        }),
        ...wardsOfMothersAndChildren,
      ],
    },
    {
      kind: 'facts',
      heading: 'Room rules',
      intro: 'They let patients rest and stop germs spreading.',
      facts: [
        ...ifOn('hdu', { term: 'HDU', detail: `${visitingHours.hduVisitors}, close family only` }),
        {
          term: 'Hand washing',
          detail: 'On the way in and out, with soap or the gel at the door',
        },
        { term: 'Quiet hours', detail: `${formatHours([quietHours])}: low light, low voices` },
        {
          term: 'Children',
          detail: `Welcome on general wards beside an adult${ifOn('hdu', '; ask first for the HDU').join('')}`,
        },
        { term: 'Phones', detail: 'On silent, and no pictures of other patients or staff' },
        { term: 'Flowers', detail: `Fine in the wards${ifOn('hdu', ', not in the HDU').join('')}` },
        { term: 'Food', detail: 'Check with the nurse, as some patients are on a diet or fasting' },
        {
          term: 'If you are ill',
          detail: 'Stay at home with fever, cough, rash or diarrhoea, and call instead',
        },
      ],
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Tell the nurse at once if',
      items: [
        'Breathing gets harder or chest pain begins',
        'A drip site swells, burns or bleeds',
        'The medicine does not ease the pain',
        'The patient becomes confused or very sleepy',
        'You feel dizzy when you stand; wait for help, do not risk a fall',
      ],
    },
    wardLife,
  ],
  closing: {
    heading: 'Someone on our wards?',
    text: 'Come during visiting hours, or let one relative call the ward for news.',
  },
  review: notReviewed,
  actions: [
    { label: 'Call the wards', target: 'call' },
    { label: 'Book Appointment', target: 'appointments' },
  ],
};
