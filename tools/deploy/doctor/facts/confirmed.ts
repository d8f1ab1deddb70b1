import type { Confirmation } from '../../../../src/facts/schemas/confirmations.ts';
import { errorOf, type Finding } from '../finding.ts';
import type { FactRecord } from './records.ts';

/** Returns the confirmation of a row, if its value is still the one that was confirmed. */
export function confirmationOf(
  { id, mark, isSample }: FactRecord,
  confirmations: readonly Confirmation[],
): Confirmation | undefined {
  // a sample value cannot be confirmed
  return isSample
    ? undefined
    : confirmations.find((each) => each.fact === id && each.mark === mark);
}

/** Returns the values that a person has confirmed. */
export function confirmedTexts(
  records: readonly FactRecord[],
  confirmations: readonly Confirmation[],
): string[] {
  return records.flatMap((record) => (confirmationOf(record, confirmations) ? [record.value] : []));
}

/** Checks that each confirmation is of a fact as it is now, and of a day that has come. */
export function staleConfirmations(
  records: readonly FactRecord[],
  confirmations: readonly Confirmation[],
  today: string,
): Finding[] {
  const faults = confirmations.flatMap(({ fact, mark, on }) => {
    const record = records.find(({ id }) => id === fact);
    if (!record) return [`${fact} (no such fact)`];
    if (record.isSample) return [`${fact} (still the sample's)`];
    if (record.mark !== mark) return [`${fact} (changed since, its mark is ${record.mark})`];
    return on > today ? [`${fact} (dated ${on})`] : [];
  });
  if (faults.length === 0) return [];
  const what = `${faults.length} confirmations are not valid: ${faults.join(', ')}.`;
  const remedy = 'Have the value read again, then enter its mark from `npm run doctor -- --table`.';
  return [errorOf(what, remedy, ['src/facts/confirmations.json'])];
}
