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
  const all = Object.entries(rules);
  const isOld = ([, { asOf, isBill }]: (typeof all)[number]) =>
    daysBetween(asOf, today) > (isBill ? billRecheckDays : lawRecheckDays);
  const old = all.filter((row) => isOld(row) && !row[1].isBill);
  const oldBills = all.filter((row) => isOld(row) && row[1].isBill);
  const reported = all.filter(([, { readIn }]) => readIn === 'report');
  const names = (rows: typeof all) => rows.map(([name]) => name).join(', ');
  const findings: Finding[] = [];
  if (old.length > 0) {
    findings.push({
      level: 'warning',
      what: `These laws may have changed since they were read: ${names(old)}.`,
      remedy: 'Read each source again, correct the rule if it changed, then update its asOf.',
      where,
    });
  }
  if (oldBills.length > 0) {
    findings.push({
      level: 'warning',
      what: `These Bills may have become law since they were read: ${names(oldBills)}.`,
      remedy:
        'Look them up at parliament.go.ke. Write down what an Act asks, or remove a Bill that has lapsed, then update asOf.',
      where,
    });
  }
  if (reported.length > 0) {
    findings.push({
      level: 'warning',
      what: `These rules come from reports about the law, not from its text: ${names(reported)}.`,
      remedy: "Have a lawyer read the text, then set readIn to 'law' and cite it.",
      where,
    });
  }
  return findings;
}
