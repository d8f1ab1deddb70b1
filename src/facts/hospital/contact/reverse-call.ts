import { site } from '../site.ts';

/**
 * Returns what to dial to call a Kenyan number at its owner's cost: '#07' and eight digits. Undefined if the
 * line takes no reverse calls. They work between Safaricom lines only (The Eastleigh Voice: Safaricom
 * limits reverse calls to 2 free per day, 2024, https://eastleighvoice.co.ke/business/69973).
 */
export function reverseCallNumber({
  phone,
  reverseCall,
}: Pick<typeof site, 'phone' | 'reverseCall'>): string | undefined {
  return reverseCall ? `#0${phone.replace(/^\+254|\D/g, '')}` : undefined;
}

/** What callers without credit dial to reach us. */
export const reverseCall = reverseCallNumber(site);
