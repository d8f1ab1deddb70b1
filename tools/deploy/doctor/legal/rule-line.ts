import type { LegalRule } from '../../../../src/facts/legal/rules.ts';
import { sourceLine } from '../../../../src/facts/sources/source.ts';

/** Returns a rule with its source and address, on one line. */
export function ruleLine({ asks, law }: LegalRule): string {
  return `${asks} ${sourceLine(law)}, ${law.url}`;
}
