import type { chatAnsweredBy } from '../../../../src/facts/hospital/contact/chat.ts';
import { legalRules } from '../../../../src/facts/legal/rules.ts';
import type { Confirmation } from '../../../../src/facts/schemas/confirmations.ts';
import { errorOf, type Finding } from '../finding.ts';
import { ruleLine } from '../legal/rule-line.ts';
import { confirmationOf } from './confirmed.ts';
import type { FactRecord } from './records.ts';

/** The row in the table of facts that says who answers the chat. */
export const chatFact = 'hospital/contact/chat: chatAnsweredBy';

/** Returns an error unless a manager has signed that a person answers the chat, as pages promise. */
export function chatSignature(
  answeredBy: typeof chatAnsweredBy,
  records: readonly FactRecord[],
  confirmations: readonly Confirmation[],
): Finding[] {
  const record = records.find(({ id }) => id === chatFact);
  // its file has moved: no remedy could be followed
  if (!record) throw new RangeError(`no fact '${chatFact}'`);
  if (answeredBy === 'person' && confirmationOf(record, confirmations)) return [];
  const law = ruleLine(legalRules.automatedDecisions);
  const finding =
    answeredBy !== 'person'
      ? errorOf(
          'A machine answers the chat, and pages promise a person.',
          'Let a person answer, or change that promise and the privacy notice with a lawyer.',
          ['src/facts/hospital/papers.json', 'src/words/en/pages/appointments.ts'],
        )
      : errorOf(
          'No one has signed that a person, not a machine, answers the chat.',
          `Ask the manager of the desk, then add to confirmations.json: "fact": "${chatFact}", "mark": "${record.mark}", with their name and the day.`,
          ['src/facts/confirmations.json'],
        );
  return [{ ...finding, law }];
}
