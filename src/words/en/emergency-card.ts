import type { CardGroup } from '../../facts/clinical/emergency-card.ts';
import { site } from '../../facts/site.ts';
import { formatDay } from './format.ts';

const groups: Readonly<Record<CardGroup, string>> = {
  pregnancy: 'In pregnancy',
  afterBirth: 'After a birth, also',
  newborn: 'Newborn',
  child: 'Child',
  adult: 'Anyone',
};

/** The card for phone and fridge; its steps, signs and numbers stand in words/en/clinical. */
export const emergencyCard = {
  heading: 'Emergency card',
  lead: `Call or come straight in, ${site.hours.label}. Treatment starts before payment.`,
  jumpsLabel: 'On this card',
  firstAid: { id: 'first-aid', heading: 'Until help comes' },
  signs: { id: 'danger-signs', heading: 'Danger signs', text: 'Call or come now. One is enough.' },
  groups,
  labour: { id: 'labour', heading: 'When to come in labour' },
  numbers: { id: 'numbers', heading: 'Numbers' },
  way: { id: 'way', heading: 'How to find us' },
  openMapLabel: 'Open in maps',
  paperHint: 'Print this page for the fridge: it fits one sheet.',
  /** On paper, which has room for the first signs of each list alone. */
  moreSigns: 'On this sheet stand the first signs of each list; all are at the address above.',
  sourcesLabel: 'What the steps and signs rest on',
  siteLabel: 'All pages of the hospital',
  checkedOn: (day: string) => `Checked on ${formatDay(day)}.`,
  /** Where the check is too old for a number to be told. */
  checkedTooLongAgo: (day: string) =>
    `We last checked these on ${formatDay(day)}. That is too long ago: ask us on ${site.phone}.`,
} as const;
