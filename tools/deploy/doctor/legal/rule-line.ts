import type { LegalRule } from '../../../../src/facts/legal/rules.ts';
import { sourceLine } from '../../../../src/facts/sources/source.ts';

/** A rule in one line, with where an operator can read it. */
export function ruleLine({ asks, law }: LegalRule): string {
  return `${asks} ${sourceLine(law)}, ${law.url}`;
}
