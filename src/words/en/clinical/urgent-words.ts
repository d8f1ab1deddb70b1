import { feverOnTheWay } from './fever-words.ts';

/** Headings of the sections that the search and the forms link to in an emergency. */
export const urgentHeadings = {
  dangerSigns: 'Call or come now',
  motherSigns: 'Danger signs',
  afterLoss: 'After a miscarriage or an abortion',
  labour: 'When to come in labour',
  childSigns: 'Fever and danger signs',
  eyes: 'Eye emergencies',
  assault: 'After rape or sexual assault',
  nationalLines: 'National lines',
  /** In the guide to mental health. */
  numbersToCall: 'Numbers to call',
  /** In the guide to diabetes, with a heading that all guides share. */
  highSugar: 'High sugar: when to seek care at once',
} as const;

/** Above the danger signs after a loss. */
export const afterLossText =
  "Come at any hour. We treat you, ask no\u00a0one's permission, and do not call the police.";

/** What to do on the way, in pregnancy and after a birth. */
export const motherOnTheWay: readonly string[] = [
  'Call, and say how many weeks pregnant you are or how old your baby is.',
  'Bleeding in pregnancy: lie on your left side, and put nothing into the vagina.',
  feverOnTheWay.cold,
];

/** What to do on the way with an ill child. */
export const childOnTheWay: readonly string[] = [
  'Call us, so that we are ready.',
  ...Object.values(feverOnTheWay),
];
