import { site } from '../../../facts/hospital/site.ts';
import { formatChoice } from '../../formats/en.ts';

/** The ways to pay, as hospital.json calls them. */
export const wayNames: Readonly<Record<(typeof site.payments)[number], string>> = {
  Cash: 'cash',
  Card: 'card',
  Insurance: 'insurance',
  'Mobile money': 'mobile money',
  'Bank transfer': 'bank transfer',
};

/** Returns the names of those of some ways to pay that the hospital takes: 'cash or card'. */
export const choiceOf = (...some: (typeof site.payments)[number][]): string =>
  formatChoice(some.filter((way) => site.payments.includes(way)).map((way) => wayNames[way]));

/** The ways to pay that need no insurance. */
export const waysToPay = site.payments
  .filter((way) => way !== 'Insurance')
  .map((way) => wayNames[way]);
