import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { departmentNames } from '../frame/department-names.ts';
import { dayPrices } from '../money/birth-cost.ts';
import { amountNotFound } from '../money/sha-table.ts';
import { visitingHours } from '../schedule/opening-hours.ts';

/** The unit between ward and intensive care, with visiting rules. */
export const hdu: DepartmentWords = {
  heading: departmentNames.hdu.heading,
  lead: 'Round-the-clock monitoring for patients who are too ill for a general ward.',
  picture: 'hdu',
  moment: {
    figure: formatPrice(prices.hduPerDay),
    text: 'A day for the bed and nursing. Tests and medicine are extra.',
  },
  glance: {
    hours: `Visits: ${visitingHours.hdu}`,
    cost: `${formatPrice(prices.hduPerDay)} a day`,
    sha: amountNotFound,
    bring: 'Glasses, list of medicines, ID and insurance papers',
    where: 'Reception for a badge, then ring at the HDU doors',
  },
  whatItIs: [
    'The High Dependency Unit, or HDU, is one step above a general ward and one step below intensive care. Each nurse has fewer patients, and each bed has its own monitor. We aim to check breathing, pulse and blood pressure at least every hour.',
    'Patients here need extra support, such as oxygen, drips that must run at an exact rate or frequent blood tests. They do not need a machine to breathe for them.',
  ],
  whoItIsFor: [
    'Patients in the first hours after a major operation',
    'Mothers with severe pre-eclampsia or after heavy bleeding in childbirth',
    'People with severe pneumonia, asthma or another illness that lowers oxygen',
    'Patients with sepsis (a life-threatening response to infection)',
    'People whose diabetes is dangerously out of control',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'What the monitors do',
      intro:
        'Please leave the buttons to the nurses. If the patient looks worse, or an alarm keeps sounding and no nurse comes, call one at once.',
      cards: [
        {
          title: 'Green line: heart',
          text: 'Stickers on the chest show how fast and how evenly the heart beats.',
        },
        {
          title: 'Finger clip: oxygen',
          text: 'A red light measures oxygen in the blood as a percentage. The doctor sets a target for each person.',
        },
        {
          title: 'Arm cuff: blood pressure',
          text: 'It squeezes at set times and shows two figures, such as 120/80 mmHg.',
        },
        {
          title: 'Pumps: drips',
          text: 'They push fluid or medicine in at a steady rate and beep when a bag is nearly empty.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'How your family gets news',
      items: [
        'Choose one family contact, who shares news with everyone else',
        'A doctor speaks with that contact after the daily round, and sooner if something changes',
        'The contact may call at any hour; the nurse asks for a code word before answering',
        'We give no details to other callers or in group chats',
        'Ask to talk in private if you face a hard decision',
      ],
    },
  ],
  more: [
    {
      kind: 'facts',
      heading: 'Rules at the bedside',
      facts: [
        { term: 'Hands', detail: 'Wash or rub them when you enter and again when you leave' },
        { term: 'Your health', detail: 'Stay away with a cough, fever, vomiting or diarrhoea' },
        { term: 'Flowers and food', detail: 'No flowers; ask before you bring food or drink' },
        { term: 'Phones', detail: 'On silent, and no photographs of patients' },
        { term: 'Children', detail: 'Speak with the nurse in charge before bringing one' },
      ],
    },
    {
      kind: 'text',
      heading: 'When more is needed',
      paragraphs: [
        'Some patients need a machine to breathe, or other care that we cannot give. We stabilise them, find a bed in intensive care and send a trained escort with them. We tell the family contact where and why before the ambulance leaves, unless there is no time.',
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Arrival',
      text: 'The patient comes from theatre, the ward, maternity or the emergency department with a nurse.',
    },
    {
      title: 'The first hour',
      text: 'Staff connect monitors, take blood and start treatment.',
    },
    {
      title: 'First talk',
      text: 'The doctor explains the problem, the plan and the aim for the next day.',
    },
    {
      title: 'Each day',
      text: 'The team looks at every patient, turns and washes those who cannot move, and starts food and gentle exercise early.',
    },
    {
      title: 'Moving on',
      text: 'When all signs are stable, the patient goes to a ward. The ward nurses get a full handover.',
    },
  ],
  whatToBring: [
    'Glasses, hearing aids and dentures in a named box',
    'A list of past illnesses, allergies and usual medicines',
    'Identity and insurance documents of the patient',
    'A small family photo; no cash or jewellery',
  ],
  cost: [
    `${dayPrices.hdu}. Treatment that cannot wait starts first.`,
    `Your insurer must approve the stay; we ask for you. With ${schemes.sha}: ${amountNotFound}.`,
  ],
  hours: [
    { term: 'Visiting', detail: visitingHours.hdu },
    { term: 'Visitors', detail: visitingHours.hduVisitors },
  ],
  howToReachUs: `Sign in at reception for a visitor badge, then ring the bell at the HDU doors. A nurse fetches you when it suits the patient. If you live far away or cannot come during visiting hours, call ${site.phone} and ask for the nurse in charge. Doctors who want to transfer a patient to us should use the same number before setting out.`,
  closing: {
    heading: 'Visiting someone in the HDU',
    text: 'Come during visiting hours, or call the nurse in charge.',
  },
  review: notReviewed,
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'Call the unit', target: 'call' },
  ],
};
