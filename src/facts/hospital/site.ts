/**
 * The hospital itself: the one file an operator edits to make this site theirs.
 *
 * What stands in `sample()` is made up (name, telephone number, e-mail addresses, street, social
 * handles): put the real value in and take the mark away. Pages, heads, structured data, forms,
 * chat links and tests all read it from here and nowhere else.
 */

import { sample } from './sample.ts';

/** With the country code and spaces alone, so that it can be called and written to from anywhere. */
const phone = sample('+254 700 000 000');
const socialHandle = sample('gitaruhospital');

/** The schemes that the hospital is accredited for, by the short names that people use. */
export const schemes = { sha: 'SHA', makl: 'MAKL' } as const;

export const site = {
  name: sample('Gitaru Hospital & Maternity Centre'),
  shortName: sample('Gitaru Hospital'),
  level: 'Level 4',
  tagline: 'Level 4 hospital and maternity centre',
  foundedYear: sample(2020),
  /** The year of the copyright line. */
  copyrightYear: 2026,
  themeColor: '#1B4A72',
  backgroundColor: '#FBF8F3',

  /** Used for emergencies, calls and the chat alike. */
  phone,
  emails: sample({
    general: 'info@hospital.example',
    appointments: 'appointments@hospital.example',
  }),
  /** Mailboxes of an office rather than of the hospital, named on the pages about rights. */
  officeEmails: sample({
    dataProtection: 'dataprotection@hospital.example',
    complaints: 'complaints@hospital.example',
  }),

  address: sample({
    street: 'Gitaru, off the Nairobi-Nakuru highway',
    locality: 'Gitaru',
    region: 'Kiambu County',
    postalCode: '00625',
    country: 'Kenya',
    countryCode: 'KE',
  }),
  geo: sample({ latitude: -1.2021, longitude: 36.6892 }),

  /** schema.org notation and the way it is said on pages. */
  hours: { schema: 'Mo-Su 00:00-23:59', opens: '00:00', closes: '23:59', label: '24/7' },

  accreditations: [schemes.sha, schemes.makl],
  rating: sample({ value: 4.8, count: 150, best: 5 }),
  priceRange: '$$',
  currency: 'KES',
  /** As Swahili prices carry it. */
  currencySign: 'KSh',
  languages: ['English', 'Swahili'],
  payments: ['Cash', 'Card', 'Insurance', 'Mobile money'],

  social: {
    facebook: `https://www.facebook.com/${socialHandle}`,
    instagram: `https://www.instagram.com/${socialHandle}`,
    x: `https://x.com/${socialHandle}`,
    tiktok: `https://www.tiktok.com/@${socialHandle}`,
  },
} as const;

/** The telephone number as digits with its country code, as chat links want it: '254700000000'. */
export const phoneDigits = site.phone.replace(/\D/g, '');

/** A `tel:` address for the hospital's number (RFC 3966). */
export const phoneHref = `tel:+${phoneDigits}`;

/** A `mailto:` address (RFC 6068). */
export function emailHref(address: string): string {
  return `mailto:${address}`;
}
