import { schemes, site } from '../../../facts/hospital/site.ts';
import type { BirthFieldWords } from '../../features/birth-field-words.ts';

/** Texts of /birth-plan before it is sent, and around the plan. */
export const birthPlan = {
  heading: 'Birth plan',
  lead: 'Fill in what you know. You get one sheet for your bag and a text for your phone.',
  formHeading: 'Your plan',
  again: 'Change your plan',
  submitLabel: 'Make my sheet',
  privacy:
    'We store nothing. What you write is in no page address, and it is gone when you leave this page.',
  noContract:
    'A plan is not a contract: it can change. You can change your mind at any time. If you or your baby are in danger, we tell you what we advise, and why.',
  how: {
    heading: 'Talk it over',
    text: 'A plan is not a contract: it can change. Take the sheet to your antenatal visit in week 30 or 36. We tell you what is possible here, and what your pregnancy needs.',
    care: 'Maternity care: when to come, danger signs, your bag',
    packages: 'Packages and prices',
    planner: 'Antenatal planner: the day of each visit',
  },
} as const;

/** The fields of the plan, with their labels on the sheet, which speaks for the woman. */
export const birthFields = {
  companion: {
    onSheet: 'With me',
    label: 'Who stays with you',
    hint: 'One person you choose, with a phone number',
  },
  pain: {
    onSheet: 'Pain',
    label: 'Pain in labour',
    options: {
      withoutMedicine: 'Without medicine, for as long as I can',
      ifIAsk: 'Offer me medicine if I ask',
      early: 'Offer me medicine early',
    },
  },
  position: {
    onSheet: 'Position',
    label: 'Position for the birth',
    options: {
      free: 'I move, and choose at the time',
      upright: 'Upright: kneeling, squatting or standing',
      side: 'Lying on my side',
      reclining: 'Half sitting',
    },
  },
  decides: {
    onSheet: 'Speaks for me if I cannot',
    label: 'Who speaks for you if you cannot',
    hint: 'Name and phone number. If your life is in danger, we act at once',
  },
  language: {
    onSheet: 'My language',
    label: 'Your language',
    hint: 'Such as Kiswahili or Kenyan Sign Language',
  },
  transport: {
    onSheet: 'Brings me at night',
    label: 'Who brings you at night',
    hint: 'A driver or taxi, with a phone number',
  },
  sha: {
    onSheet: 'Insurance',
    label: `${schemes.sha} or insurance`,
    options: {
      paid: `My ${schemes.sha} contribution is paid`,
      owed: `My ${schemes.sha} contribution is not paid yet`,
      otherInsurance: 'Another insurance pays',
      none: 'I have no insurance',
    },
  },
  money: {
    onSheet: 'Money',
    label: 'Money for the birth',
    options: {
      ready: 'It is ready',
      saving: 'I am still saving',
      help: 'I need to talk about it',
    },
  },
  wishes: {
    onSheet: 'Please know',
    label: 'What else should we know?',
    hint: 'A wish, a fear, a custom. Anything you would rather tell the midwife alone? Leave it off this sheet',
  },
} as const satisfies BirthFieldWords;

/** The first option of each choice, and its line on the sheet. */
export const undecided = 'Not sure yet';

/** Errors of the fields. */
export const birthErrors = {
  empty: 'Fill in at least one line',
  option: 'Choose one of the options',
  tooLong: (excess: number) =>
    `Your plan is ${excess} characters too long for one message. Shorten it here`,
} as const;

/** What the hospital has against pain, what it has not, and what to ask about. */
export const relief = {
  heading: 'Pain relief here',
  withoutMedicine: {
    moving: 'moving about',
    breathing: 'slow breathing',
    massage: 'massage by your companion',
    warmth: 'warm cloths',
  },
  offers: {
    injection: 'an injection against pain',
    gas: 'gas and air',
    epidural: 'an epidural (numb from the waist down)',
    pool: 'a birth pool',
  },
  terms: { here: 'We have', ask: 'Ask us about', notHere: 'We do not have' },
  note: 'You may change your mind. Tell us at any time that you need help with pain.',
} as const;

/** The call for a woman in labour. */
export const labourNow = {
  heading: 'In labour now?',
  text: 'You need no plan. Come at any hour, booked or not.',
  more: 'When to come in labour',
} as const;

/** Texts of the sheet. */
export const birthSheet = {
  heading: 'My birth plan',
  lead: 'Print it, or send it to yourself and to the person who comes with you.',
  keepHeading: 'Keep your plan',
  smsCost: 'Your network charges for each SMS; a long plan takes several.',
  printLabel: 'Print one sheet',
  printHint: 'It prints on half an A4 page (A5).',
  shareEnd: `When labour starts, call ${site.phone}.`,
} as const;
