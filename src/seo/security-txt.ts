import { emailHref, site } from '../facts/hospital/site.ts';
import { securityReport } from '../facts/legal/security-report.ts';
import { hrefIn } from '../site/addresses.ts';
import { defaultLanguage } from '../site/languages.ts';

/** RFC 5646 tags of the languages in hospital.json. */
const languageTags: Readonly<Record<(typeof site.languages)[number], string>> = {
  English: 'en',
  Swahili: 'sw',
  Kikuyu: 'ki',
  Kamba: 'kam',
  Luo: 'luo',
  Somali: 'so',
};

/** Returns security.txt (RFC 9116), the contact for security researchers. */
export function renderSecurityTxt(siteUrl: string): string {
  const { section, validUntil } = securityReport;
  return [
    `Contact: ${emailHref(site.officeEmails.dataProtection)}`,
    `Expires: ${validUntil}T23:59:59Z`,
    `Preferred-Languages: ${site.languages.map((name) => languageTags[name]).join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    `Policy: ${new URL(`${hrefIn(defaultLanguage)('privacy')}#${section}`, siteUrl).href}`,
    '',
  ].join('\n');
}
