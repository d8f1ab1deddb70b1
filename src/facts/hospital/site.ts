/**
 * The hospital itself: the first file to edit for a hospital of your own.
 *
 * Values in `sample()` are placeholders (name, phone number, email addresses, street, social handles):
 * write the real value and remove the mark. Pages, heads, structured data, forms, chat links and tests
 * read them only from here.
 */

import { sample } from './sample.ts';

/** Country code, digits and spaces only, so that calls and chats from abroad work. */
const phone = sample('+254 700 000 000');
const socialHandle = sample('gitaruhospital');

const level = 'Level 4';

/** Short names of the schemes that have accredited the hospital. */
export const schemes = { sha: 'SHA', makl: 'MAKL' } as const;

export const site = {
  name: sample('Gitaru Hospital & Maternity Centre'),
  /** Phones show about 12 letters of it below the icon. */
  shortName: sample('Gitaru Hospital'),
  level,
  tagline: `${level} hospital and maternity centre`,
  foundedYear: sample(2020),
  /** The year of the copyright line. */
  copyrightYear: 2026,
  themeColor: '#1B4A72',
  backgroundColor: '#FBF8F3',

  /** For emergencies, calls and the chat. */
  phone,
  /**
   * Whether the phone takes reverse calls, which we pay for: a Safaricom line whose desk presses 1.
   * With false, pages say nothing about calling without credit.
   */
  reverseCall: sample(true) as boolean,
  emails: sample({
    general: 'info@hospital.example',
    appointments: 'appointments@hospital.example',
  }),
  /** Mailboxes of offices, for the pages about rights. */
  officeEmails: sample({
    dataProtection: 'dataprotection@hospital.example',
    complaints: 'complaints@hospital.example',
  }),

  address: sample({
    locality: 'Gitaru',
    /** The highway by which people find it; postal-address.ts of each language has the words. */
    highway: 'Nairobi-Nakuru',
    county: 'Kiambu',
    postalCode: '00625',
    country: 'Kenya',
    countryCode: 'KE',
  }),
  geo: sample({ latitude: -1.2021, longitude: 36.6892 }),

  /** In schema.org notation and as on pages. */
  hours: { schema: 'Mo-Su 00:00-23:59', opens: '00:00', closes: '23:59', label: '24/7' },

  accreditations: [schemes.sha, schemes.makl],
  rating: sample({ value: 4.8, count: 150, best: 5 }),
  priceRange: '$$',
  currency: 'KES',
  /** For prices in Swahili. */
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

/** Whether this is still the sample: its mail goes to a domain that cannot exist (RFC 2606). */
export const isSampleHospital = site.emails.general.endsWith('.example');

/** The phone number as digits with the country code, for chat links: '254700000000'. */
export const phoneDigits = site.phone.replace(/\D/g, '');

/** The `tel:` URI of the hospital's number (RFC 3966). */
export const phoneHref = `tel:+${phoneDigits}`;

/** Returns the `tel:` URI of a number as written on a page, spaces and brackets dropped (RFC 3966). */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** Returns the `mailto:` URI of an address (RFC 6068). */
export function emailHref(address: string): string {
  return `mailto:${address}`;
}
