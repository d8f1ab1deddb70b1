import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';
import {
  chestXrayWords,
  fastingForTests,
  fastingWithDiabetes,
  fullBladderWords,
} from '../clinical/preparation-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { sampleNote } from '../money/price-list.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Radiology and imaging at /services/radiology. */
export const radiology: DepartmentWords = {
  heading: departmentNames.radiology.heading,
  lead: 'X-ray and ultrasound in the same building as your doctor.',
  picture: 'ultrasound-room',
  moment: {
    figure: formatPrice(prices.pregnancyScan),
    text: `A pregnancy scan, with the written report. A chest X-ray is ${formatPrice(prices.chestXray)}.`,
  },
  glance: {
    hours: `X-ray ${site.hours.label}; planned ultrasound by appointment`,
    cost: `${formatPrice(prices.chestXray)} chest X-ray, ${formatPrice(prices.pregnancyScan)} pregnancy scan`,
    sha: 'when a clinician has asked for the picture',
    bring: 'Request form, earlier films, ID',
    where: "Ground floor, blue 'X-ray' signs",
  },
  whatItIs: [
    'An X-ray shows bones and lungs. Ultrasound uses sound waves to show soft organs, moving blood and an unborn baby.',
    'A radiographer or sonographer takes the pictures. A radiologist (a doctor who reads such pictures) writes the report for your clinician.',
    'If you need a CT or MRI scan, we tell you early and help you book it elsewhere.',
  ],
  whoItIsFor: [
    'Patients of our own and other clinics, with a signed request form',
    'Pregnant women whose scan is due',
    'People with an injury, a long cough, belly pain, a lump or kidney stones',
    'Workers and students who need a chest X-ray for a medical report',
  ],
  onTheDay: [
    {
      title: 'Show the request',
      text: 'We check the form, your name and the side of the body to be examined.',
    },
    {
      title: 'Change if needed',
      text: 'We may give you a gown. Leave chains, hairpins, belts and phones in a locker, because metal hides what is behind it.',
    },
    {
      title: 'The pictures',
      text: 'For an X-ray you stand still for a few seconds. An ultrasound takes 15-30 minutes, with cool gel on the skin.',
    },
    {
      title: 'The report',
      text: 'We phone urgent findings at once. The radiologist writes the report on the clinic days below: ask us when yours will be ready. It goes to the clinician who asked for it.',
    },
  ],
  whatToBring: [
    'The request form from your clinician',
    'Earlier films, discs or reports of the same part',
    'ID and insurance details',
    'For pregnancy scans, the date of your last period',
    'Two-piece clothes without metal buttons',
  ],
  cost: [
    `A pregnancy scan is ${formatPrice(prices.pregnancyScan)}, a chest X-ray ${formatPrice(prices.chestXray)}. The price includes the pictures and the written report.`,
    'Insurers pay when a clinician has asked for the picture. Some must approve it first; our desk asks them. If you ask for a scan yourself, you pay for it.',
  ],
  hours: [
    { term: 'X-ray', detail: `${site.hours.label}, no appointment` },
    {
      term: 'Planned ultrasound',
      detail: 'By appointment',
    },
    {
      term: 'Urgent ultrasound',
      detail: `${site.hours.label}; come at any hour and the clinician on duty decides what is needed`,
    },
  ],
  howToReachUs: `Radiology is on the ground floor: follow the blue 'X-ray' signs from the main door. Tell the staff if you need a trolley or a step. Call ${site.phone} before you travel if you weigh more than 150 kg, or if the patient must lie down.`,
  blocks: [
    {
      kind: 'priceCards',
      heading: 'What we can look at',
      intro: sampleNote,
      cards: [
        {
          title: 'X-ray',
          sum: formatPrice(prices.chestXray),
          priceNote: 'chest',
          text: 'Chest, spine, joints, arms and legs, skull, and swallowed objects in children.',
        },
        {
          title: 'Pregnancy ultrasound',
          sum: formatPrice(prices.pregnancyScan),
          text: "Dates, heartbeat, the baby's body halfway through, the placenta and growth.",
        },
        ...ifPriced(prices.abdominalScan, (price) => ({
          title: 'Abdomen and pelvis',
          sum: formatPrice(price),
          priceNote: 'abdomen',
          text: 'Liver, gallbladder, kidneys, bladder, womb, ovaries and prostate.',
        })),
        {
          title: 'Small parts',
          priceNote: 'ask us',
          text: 'Thyroid, breast, scrotum, muscles, and the veins of a swollen leg.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How to prepare',
      caption: 'What to do before each kind of examination',
      columns: ['Examination', 'Before you come'],
      rows: [
        ['X-ray of chest or limbs', 'Nothing. Eat, drink and take medicines as usual.'],
        [
          'Ultrasound of the abdomen',
          `${fastingForTests.ultrasound} ${fastingWithDiabetes.first} ${fastingWithDiabetes.tablets} ${fastingWithDiabetes.insulin}`,
        ],
        ['Ultrasound of the pelvis or early pregnancy', fullBladderWords],
        ['Ultrasound in later pregnancy', 'Eat normally. You do not need a full bladder.'],
        ['Ultrasound of thyroid, breast or leg', 'Use no powder or lotion.'],
      ],
    },
    {
      kind: 'notice',
      heading: 'Could you be pregnant?',
      tone: 'info',
      text: 'Tell us before an X-ray, even if you are only a few days late. Often another test will do, or we can take the picture with the belly outside the beam.',
    },
  ],
  more: [
    {
      kind: 'text',
      heading: 'Is it safe?',
      paragraphs: [
        `Ultrasound uses no radiation and is safe in pregnancy when there is a medical reason for it. ${chestXrayWords}`,
        'A parent in a lead apron may hold a child during an X-ray, unless that parent could be pregnant.',
      ],
    },
    clinicDays('radiology'),
  ],
  sources: clinicalSourcesOf(preparationSources.imaging),
  review: notReviewed,
  closing: {
    heading: 'Is a scan planned?',
    text: 'An X-ray needs no appointment. For an ultrasound, ask us for a time.',
  },
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Ask how to prepare', target: 'chat' },
  ],
};
