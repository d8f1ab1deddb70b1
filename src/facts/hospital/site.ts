/** The hospital itself, from hospital.json, as pages, heads, structured data and forms read it. */

import type { HospitalFile } from '../schemas/hospital.ts';
import file from './hospital.json' with { type: 'json' };

/** Short names of the schemes that pages explain. */
export const schemes = { sha: 'SHA', makl: 'MAKL' } as const;

// the build validates the file, so the cast is safe
const { phones, emails, map, hours, rating, profiles, address, ...hospital } = file as HospitalFile;
const { general, appointments, ...officeEmails } = emails;
const digitsOf = (number: string) => number.replace(/\D/g, '');

export const site = {
  ...hospital,
  tagline: `${hospital.level} hospital and maternity centre`,

  /** For emergencies and calls. */
  phone: phones.main,
  /** Of the ambulance, if it has a number of its own. */
  ambulancePhone: phones.ambulance,
  /**
   * Whether the phone takes reverse calls, which we pay for: a Safaricom line whose desk presses 1.
   * With false, pages say nothing about calling without credit.
   */
  reverseCall: phones.reverseCall,
  emails: { general, appointments },
  /** Mailboxes of offices, for the pages about rights. */
  officeEmails,

  address: { ...address, country: 'Kenya', countryCode: 'KE' },
  geo: map,
  /** In schema.org notation and as on pages. */
  hours: {
    ...hours,
    schema: `Mo-Su ${hours.opens}-${hours.closes}`,
    label: '24/7',
  },
  rating: rating && { ...rating, best: 5 },
  priceRange: '$$',
  currency: 'KES',
  /** For prices in Swahili. */
  currencySign: 'KSh',
  social: profiles,
} as const;

/** Whether this is still the sample: its mail goes to a domain that cannot exist (RFC 2606). */
export const isSampleHospital = general.endsWith('.example');

/** The phone number as digits with the country code, for links, such as '2547'. */
export const phoneDigits = digitsOf(phones.main);

/** The number of our chat, the same way. */
export const chatDigits = digitsOf(phones.chat ?? phones.main);

/** Returns the `tel:` URI of a number as written on a page, spaces and brackets dropped (RFC 3966). */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** The `tel:` URI of the hospital's number. */
export const phoneHref = `tel:+${phoneDigits}`;

/** Returns the `mailto:` URI of an address (RFC 6068). */
export function emailHref(address: string): string {
  return `mailto:${address}`;
}
