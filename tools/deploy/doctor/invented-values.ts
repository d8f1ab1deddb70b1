import type { Finding } from './finding.ts';

/** Values whose form shows that they are placeholders, even without a sample mark. */
export interface PublicValues {
  phone: string;
  emails: readonly string[];
  /** Numbers of licences, contracts and the pay bill, by name. */
  numbers: Readonly<Record<string, string>>;
}

/** No real phone number has six zeros in a row. */
const zeros = /0{6,}/;

/** Whether a number is empty or all zeros. */
export const isMissingNumber = (number: string): boolean =>
  /^(?:[0-]+(?:\/\d+)?)?$/.test(number.trim());

/** Domains reserved for examples and tests (RFC 2606). */
const reservedDomain = /[.@](?:example|invalid|test|localhost)$|@example\.(?:com|net|org)$/;

/** Returns an error for each value that is a placeholder, in case its sample mark was removed too early. */
export function placeholderValues({ phone, emails, numbers }: PublicValues): Finding[] {
  const findings: Finding[] = [];
  if (zeros.test(phone.replace(/\D/g, ''))) {
    findings.push({
      level: 'error',
      what: `The phone ${phone} is a placeholder, and the site asks people in an emergency to call it.`,
      remedy:
        'Enter the number that is answered at all hours, and call it once from another phone.',
      where: ['src/facts/hospital/site.ts'],
    });
  }
  const unreachable = emails.filter((email) => reservedDomain.test(email));
  if (unreachable.length > 0) {
    findings.push({
      level: 'error',
      what: `No email reaches ${unreachable.join(', ')}: the domain is reserved for examples.`,
      remedy: 'Enter mailboxes that staff read.',
      where: ['src/facts/hospital/site.ts'],
    });
  }
  const empty = Object.entries(numbers).filter(([, number]) => isMissingNumber(number));
  if (empty.length > 0) {
    findings.push({
      level: 'error',
      what: `These numbers are all zeros: ${empty.map(([name]) => name).join(', ')}.`,
      remedy: 'Enter each as on its certificate, so that patients can check it.',
      where: ['src/facts/legal/licences.ts', 'src/facts/money/prices.json'],
    });
  }
  return findings;
}
