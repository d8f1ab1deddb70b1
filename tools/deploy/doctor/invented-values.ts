import { errorOf, type Finding } from './finding.ts';
import { isPlaceholderHost } from './placeholder-host.ts';

/** Values whose form shows that they are placeholders, even without a sample mark. */
export interface PublicValues {
  phones: readonly string[];
  emails: readonly string[];
  /** Numbers of licences, contracts and the pay bill, by name. */
  numbers: Readonly<Record<string, string>>;
}

/** Digits in a row that are equal, or count up or down, before a phone number is taken for invented. */
const inventedRun = 6;

/** Returns the length of the longest run of digits with the same step (0, 1 or -1), 9 to 0 included. */
function longestRun(digits: string): number {
  let longest = 0;
  for (const step of [0, 1, 9]) {
    let length = 1;
    for (let index = 1; index < digits.length; index++) {
      const follows = (Number(digits[index - 1]) + step) % 10 === Number(digits[index]);
      length = follows ? length + 1 : 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** Whether a number is empty, or one run of digits: '000000/2026', '111111', '123456'. */
export function isMissingNumber(number: string): boolean {
  const digits = number
    .trim()
    .replace(/\/\d*$/, '')
    .replace(/\D/g, '');
  const letters = /\p{L}/u.test(number);
  return digits.length === 0 ? !letters : digits.length > 2 && longestRun(digits) === digits.length;
}

/**
 * Returns an error for each value that is a placeholder, in case its sample mark was removed too early.
 * A vanity number passes if it is in `confirmed`, the texts that a person has signed.
 */
export function placeholderValues(
  { phones, emails, numbers }: PublicValues,
  confirmed: readonly string[] = [],
): Finding[] {
  const invented = phones.filter((phone) => {
    const digits = phone.replace(/\D/g, '');
    const isSigned = confirmed.some((text) => text.includes(phone));
    return /0{6,}/.test(digits) || (longestRun(digits) >= inventedRun && !isSigned);
  });
  const unreachable = emails.filter((email) => isPlaceholderHost(email.split('@').at(-1) ?? ''));
  const empty = Object.entries(numbers).filter(([, number]) => isMissingNumber(number));
  const findings = [
    invented.length > 0 &&
      errorOf(
        `${invented.join(', ')}: a placeholder, and the site asks people in an emergency to call it.`,
        'Enter the number that is answered at all hours, and call it once from another phone. If it is yours, sign it in src/facts/confirmations.json.',
        ['src/facts/hospital/hospital.json'],
      ),
    unreachable.length > 0 &&
      errorOf(
        `No email reaches ${unreachable.join(', ')}: the domain is a placeholder.`,
        'Enter mailboxes that staff read.',
        ['src/facts/hospital/hospital.json'],
      ),
    empty.length > 0 &&
      errorOf(
        `These numbers are missing or invented: ${empty.map(([name]) => name).join(', ')}.`,
        'Enter each as on its certificate, so that patients can check it.',
        ['src/facts/hospital/papers.json', 'src/facts/money/prices.json'],
      ),
  ];
  return findings.filter((finding) => finding !== false);
}
