import { legalRules } from '../../../../src/facts/legal/rules.ts';
import { isCalendarDay } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';
import { ruleLine } from './rule-line.ts';

/** Returns a warning until someone has agreed in writing to the discount for the waitlist. */
export function waitlistOffer(discount: string, agreedOn: string | null, today: string): Finding[] {
  if (agreedOn && isCalendarDay(agreedOn) && agreedOn <= today) return [];
  return [
    {
      level: 'warning',
      what: `The maternity page offers ${discount} off to everyone on the waitlist, and no one has agreed to that in writing.`,
      remedy:
        'Ask a lawyer or KMPDC if the offer is allowed and its terms are clear, then enter the day in agreedOn, or remove the offer.',
      where: ['src/facts/hospital/papers.json'],
      law: ruleLine(legalRules.promotions),
    },
  ];
}
