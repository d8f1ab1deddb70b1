import {
  billRecheckDays,
  type LegalRule,
  lawRecheckDays,
} from '../../../../src/facts/legal/rules.ts';
import { daysBetween } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';

const where = ['src/facts/legal/rules.ts'];

/** Returns warnings for rules whose last reading is too old, or that come from reports only. */
export function rulesToReread(
  rules: Readonly<Record<string, LegalRule>>,
  today: string,
): Finding[] {
  const warnIf = (
    applies: (rule: LegalRule) => boolean,
    what: string,
    remedy: string,
  ): Finding[] => {
    const names = Object.entries(rules).flatMap(([name, rule]) => (applies(rule) ? [name] : []));
    if (names.length === 0) return [];
    return [{ level: 'warning', what: `${what}: ${names.join(', ')}.`, remedy, where }];
  };
  return [
    ...warnIf(
      ({ asOf, isBill }) => !isBill && daysBetween(asOf, today) > lawRecheckDays,
      'These laws may have changed since they were read',
      'Read each source again, correct the rule if it changed, then update its asOf.',
    ),
    ...warnIf(
      ({ asOf, isBill }) => isBill === true && daysBetween(asOf, today) > billRecheckDays,
      'These Bills may have become law since they were read',
      'Look them up at parliament.go.ke. Write down what an Act asks, or remove a Bill that has lapsed, then update asOf.',
    ),
    ...warnIf(
      ({ readIn }) => readIn === 'report',
      'These rules come from reports about the law, not from its text',
      "Have a lawyer read the text, then set readIn to 'law' and cite it.",
    ),
  ];
}
