import type { Finding } from './finding.ts';

/** What is checked by its look, whether it is marked as a sample or not. */
export interface PublicValues {
  phone: string;
  emails: readonly string[];
  /** Numbers of licences, contracts and the pay bill, by what they are. */
  numbers: Readonly<Record<string, string>>;
}

/** Six zeros in a row, or all of a shorter number: nobody is called or registered under that. */
const zeros = /0{6,}/;

/** Whether a number is empty or all zeros, as a placeholder is. */
export const isMissingNumber = (number: string): boolean =>
  /^(?:[0-]+(?:\/\d+)?)?$/.test(number.trim());

/** Domains that nobody can have (RFC 2606). */
const nobodysDomain = /[.@](?:example|invalid|test|localhost)$|@example\.(?:com|net|org)$/;

/** Values that cannot be real, for whoever took a mark away and left what stood in it. */
export function inventedValues({ phone, emails, numbers }: PublicValues): Finding[] {
  const findings: Finding[] = [];
  if (zeros.test(phone.replace(/\D/g, ''))) {
    findings.push({
      level: 'error',
      what: `The phone ${phone} is nobody's, and the site tells people in an emergency to call it.`,
      remedy:
        'Write the number that is answered at all hours, and call it once from another phone.',
      where: ['src/facts/hospital/site.ts'],
    });
  }
  const unreachable = emails.filter((email) => nobodysDomain.test(email));
  if (unreachable.length > 0) {
    findings.push({
      level: 'error',
      what: `No letter reaches ${unreachable.join(', ')}: the domain is one for examples.`,
      remedy: 'Write mailboxes that somebody reads.',
      where: ['src/facts/hospital/site.ts'],
    });
  }
  const empty = Object.entries(numbers).filter(([, number]) => isMissingNumber(number));
  if (empty.length > 0) {
    findings.push({
      level: 'error',
      what: `These numbers are all zeros: ${empty.map(([name]) => name).join(', ')}.`,
      remedy: 'Write each as it stands on its paper, or patients cannot check it.',
      where: ['src/facts/legal/licences.ts', 'src/facts/money/prices.ts'],
    });
  }
  return findings;
}
