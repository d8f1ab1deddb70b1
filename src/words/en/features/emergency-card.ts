import type { CardGroup } from '../../../facts/clinical/emergency-card.ts';
import { feverLimits } from '../../../facts/clinical/fever.ts';
import { formatDay } from '../../formats/en.ts';

const groups: Readonly<Record<CardGroup, string>> = {
  pregnancy: 'In pregnancy',
  afterBirth: 'After a birth or a loss, these too',
  newborn: `Baby under ${feverLimits.youngBaby.toMonths} months`,
  child: 'Child',
  adult: 'Anyone',
};

/** The card for phone and fridge; its steps, signs and numbers are in words/en/clinical. */
export const emergencyCard = {
  heading: 'Emergency card',
  lead: 'Call or come straight in, at any hour. Treatment starts before payment.',
  jumpsLabel: 'On this card',
  firstAid: {
    id: 'first-aid',
    heading: 'Until help comes',
  },
  signs: {
    id: 'danger-signs',
    heading: 'Danger signs',
    text: 'Call or come now. One sign is enough.',
  },
  groups,
  fever: {
    id: 'fever',
    jump: 'Fever by age',
    heading: 'Fever by age: come at once',
    moreLabel: 'A lower fever, and on the way',
  },
  labour: { id: 'labour', jump: 'In labour', heading: 'When to come in labour' },
  numbers: { id: 'numbers', heading: 'Numbers' },
  way: { id: 'way', heading: 'How to find us' },
  openMapLabel: 'Open in maps',
  paperHint: 'Print this card on both sides of one sheet, for the fridge.',
  sourcesLabel: 'Our sources',
  siteLabel: 'All pages of the hospital',
  lastCheckedOn: (day: string) => `Compared with the published numbers on ${formatDay(day)}.`,
} as const;
