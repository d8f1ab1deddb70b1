import { prices } from '../../../facts/money/prices.ts';
import { canteenHours } from '../../../facts/schedule/opening-hours.ts';
import type { Block, Card } from '../../departments/department-words.ts';
import { formatHours, formatPrice } from '../../formats/en.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import { copyTime, reportTime } from '../reading/papers.ts';
import { otherDays, visitingHours, wardVisiting } from '../schedule/opening-hours.ts';

/** Visiting hours of each ward; `ward` is the key of its hours in opening-hours.json, if it has any. */
export const wardVisits = [
  {
    ward: 'generalWeekdays',
    name: 'General wards, weekdays',
    hours: visitingHours.generalWeekdays,
  },
  {
    ward: 'generalWeekends',
    name: `General wards, ${otherDays}`,
    hours: visitingHours.generalWeekends,
  },
  ...ifOn('hdu', {
    ward: 'hdu',
    name: 'HDU',
    hours: visitingHours.hdu,
    rule: visitingHours.hduVisitors,
  } as const),
  { ward: 'maternity', name: 'Maternity ward', hours: wardVisiting.maternity },
  { ward: 'children', name: "Children's ward", hours: wardVisiting.children },
  { ward: 'newborn', name: 'Newborn unit', hours: wardVisiting.newborn },
] as const;

/** The fixed hours in their own words, once below those with am and pm. */
export const fixedVisits = `General wards: ${visitingHours.generalWeekdays}. ${visitingHours.generalWeekends}.${ifOn('hdu', ` HDU: ${visitingHours.hdu}.`).join('')}`;

/** Cards of the wards for mothers and children, for the inpatient page. SAMPLE content. */
export const wardsOfMothersAndChildren: readonly Card[] = [
  {
    title: 'Maternity ward',
    priceNote: 'in the package',
    text: 'Mother and baby together behind curtains, with a midwife on the ward.',
  },
  {
    title: "Children's ward",
    priceNote: 'ask us',
    text: 'Cots and beds, each with a fold-out chair for a parent. Parents get meals too.',
  },
];

/** Relatives, food, Wi-Fi, letters and copies of records. SAMPLE content. */
export const wardLife: Block = {
  kind: 'facts',
  heading: 'Relatives, food and papers',
  facts: [
    {
      term: 'Sleeping in',
      detail: `One parent beside a child, free. ${ifPriced(prices.bedPerDay.private, () => 'One relative in a private room. ').join('')}On other wards ask the nurse in charge.`,
    },
    {
      term: 'Food',
      detail: `Three meals a day. Visitors can use the canteen, ${formatHours([canteenHours])}.`,
    },
    { term: 'Wi-Fi', detail: 'Free on the wards; ask the nurse for the code.' },
    {
      term: 'Sick note',
      detail: 'Free when you go home. Ask the doctor for the days you need.',
    },
    {
      term: 'Copies of your records',
      detail: `Ask at the records desk with your ID. The first copy is free and ready ${copyTime}. No one else gets it without your written permission.`,
    },
    {
      term: 'Report for an insurer or a school',
      detail: `${formatPrice(prices.medicalReport)}, ready ${reportTime}`,
    },
    {
      term: 'Results by phone',
      detail:
        'We do not read them out or send them by chat. We call you to come, or your clinician calls.',
    },
  ],
  more: [
    { label: 'All papers: cost, time and what to bring', link: 'papers' },
    { label: 'When someone dies', link: 'whenSomeoneDies' },
  ],
};
