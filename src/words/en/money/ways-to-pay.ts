import { site } from '../../../facts/hospital/site.ts';

/** The ways to pay, as hospital.json calls them. */
export const wayNames: Readonly<Record<(typeof site.payments)[number], string>> = {
  Cash: 'cash',
  Card: 'card',
  Insurance: 'insurance',
  'Mobile money': 'mobile money',
  'Bank transfer': 'bank transfer',
};

/** The ways to pay that need no insurance. */
export const waysToPay = site.payments
  .filter((way) => way !== 'Insurance')
  .map((way) => wayNames[way]);
