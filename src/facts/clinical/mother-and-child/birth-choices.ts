import { paperFacts } from '../../hospital/papers.ts';
import type { Source } from '../../sources/source.ts';

/** Whether the hospital offers something; 'ask' if it depends on the day or on the mother. */
export type Offer = 'here' | 'ask' | 'notHere';

/** Ways to ease the pain of labour without medicine (WHO 2018). */
export const reliefWithoutMedicine = ['moving', 'breathing', 'massage', 'warmth'] as const;

/** Medicines and equipment against the pain of labour, and whether this hospital has them. */
export const reliefOffers: Readonly<Record<'injection' | 'gas' | 'epidural' | 'pool', Offer>> =
  paperFacts.painRelief;

export const reliefOfferNames = Object.keys(reliefOffers) as (keyof typeof reliefOffers)[];

/** The fields of a birth plan, in the order of the form and the sheet. */
export const birthFieldNames = [
  'companion',
  'transport',
  'pain',
  'position',
  'decides',
  'language',
  'sha',
  'money',
  'wishes',
] as const;

export type BirthField = (typeof birthFieldNames)[number];

/** The fields that are choices; each may stay open. */
export const birthChoices = {
  pain: ['withoutMedicine', 'ifIAsk', 'early'],
  position: ['free', 'upright', 'side', 'reclining'],
  sha: ['paid', 'owed', 'otherInsurance', 'none'],
  money: ['ready', 'saving', 'help'],
} as const satisfies Partial<Record<BirthField, readonly string[]>>;

export type BirthChoice = keyof typeof birthChoices;

export const birthPlanSources: readonly Source[] = [
  {
    publisher: 'World Health Organization',
    title: 'Recommendation on birth preparedness and complication readiness',
    year: 2015,
    url: 'https://extranet.who.int/rhl/topics/improving-health-system-performance/who-recommendation-birth-preparedness-and-complication-readiness',
  },
  {
    publisher: 'World Health Organization',
    title: 'Intrapartum care for a positive childbirth experience',
    year: 2018,
    url: 'https://www.who.int/publications/i/item/9789241550215',
  },
];
