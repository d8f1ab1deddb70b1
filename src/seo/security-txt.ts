import { emailHref, site } from '../facts/hospital/site.ts';

/** RFC 5646 tags of the languages in site.ts. */
const languageTags: Readonly<Record<(typeof site.languages)[number], string>> = {
  English: 'en',
  Swahili: 'sw',
};

/** Months until the file expires; RFC 9116 recommends less than a year. */
const monthsValid = 6;

/**
 * Returns security.txt (RFC 9116), the contact for security researchers. It is rendered for each
 * request and expires at the end of the sixth month after `now`, so a served file is always valid.
 */
export function renderSecurityTxt(siteUrl: string, now: Date): string {
  // the last second of a month, so the file and its ETag change once a month
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid + 1) - 1000;
  return [
    `Contact: ${emailHref(site.emails.general)}`,
    `Expires: ${new Date(end).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.languages.map((name) => languageTags[name]).join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}
