import { site } from '../../../facts/hospital/site.ts';

/** The ways to pay, as hospital.json calls them. */
export const wayNames: Readonly<Record<(typeof site.payments)[number], string>> = {
  Cash: 'pesa taslimu',
  Card: 'kadi',
  Insurance: 'bima',
  'Mobile money': 'M-Pesa',
  'Bank transfer': 'benki',
};

/** The ways to pay that need no insurance. */
export const waysToPay = site.payments
  .filter((way) => way !== 'Insurance')
  .map((way) => wayNames[way]);
