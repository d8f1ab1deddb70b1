import { emailHref, site } from '../facts/hospital/site.ts';

/** The languages that site.ts names, as RFC 5646 tags. */
const languageTags: Readonly<Record<(typeof site.languages)[number], string>> = {
  English: 'en',
  Swahili: 'sw',
};

/** How many months ahead the file says that it ends; RFC 9116 wants less than a year. */
const monthsValid = 6;

/**
 * security.txt (RFC 9116): whom to tell of a flaw in this site. It ends with the sixth month from
 * `now`, and is made anew each time, so it is out of date only when nothing serves it any more.
 */
export function renderSecurityTxt(siteUrl: string, now: Date): string {
  // the last second before a month begins, which changes the file, and its tag, once a month
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid + 1) - 1000;
  return [
    `Contact: ${emailHref(site.emails.general)}`,
    `Expires: ${new Date(end).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.languages.map((name) => languageTags[name]).join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}
