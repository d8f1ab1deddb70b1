import { site } from '../../../facts/hospital/site.ts';
import { heads } from '../frame/heads.ts';

/** The hospital's description in structured data. */
export const description = heads.home.description;

/** The ways to pay, in structured data. */
export const payments = site.payments.join(', ');
