import { withPlainQuotes } from '../desk/form/plain-quotes.ts';

/** Returns an answer as the files have it: plain quotes and single spaces. */
export const tidy = (answer: string): string => withPlainQuotes(answer).trim().replace(/\s+/g, ' ');

/** Returns a list from 'Kikuyu, Limuru and Kinoo'. */
export const listOf = (answer: string) =>
  answer
    .split(/,| and /)
    .map((name) => name.trim())
    .filter(Boolean);

/** A phone number as Kenyans write it, with the country code: '0711 222333' is '+254 711 222 333'. */
export function withCountryCode(answer: string): string {
  const digits = answer.replace(/[\s()-]/g, '').replace(/^(?:\+?254|0)(?=\d{9}$)/, '');
  return /^\d{9}$/.test(digits) ? `+254 ${digits.replace(/(\d{3})(?=\d)/g, '$1 ')}` : answer;
}
