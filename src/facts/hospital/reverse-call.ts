import type { Source } from '../sources/source.ts';
import { site } from './site.ts';

/** How Safaricom's reverse calls work: '#' before the number, between Safaricom lines only. */
export const reverseCallSource: Source = {
  publisher: 'The Eastleigh Voice',
  title: 'Safaricom limits reverse calls to 2 free per day',
  year: 2024,
  url: 'https://eastleighvoice.co.ke/business/69973/safaricom-limits-reverse-calls-to-2-free-per-day-with-sh050-for-third',
};

/**
 * Returns what to dial to call a Kenyan number at its owner's cost: '#0711222333'. Undefined if the
 * line takes no reverse calls.
 */
export function reverseCallNumber({
  phone,
  reverseCall,
}: Pick<typeof site, 'phone' | 'reverseCall'>): string | undefined {
  return reverseCall ? `#0${phone.replace(/^\+254|\D/g, '')}` : undefined;
}

/** What callers without credit dial to reach us. */
export const reverseCall = reverseCallNumber(site);
