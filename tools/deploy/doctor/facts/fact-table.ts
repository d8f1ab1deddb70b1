import type { Confirmation } from '../../../../src/facts/schemas/confirmations.ts';
import { confirmationOf } from './confirmed.ts';
import type { FactRecord } from './records.ts';

const columns = ['Fact', 'Value', 'Source', 'Last checked', 'Mark', 'Confirmed by'] as const;

function rowOf(record: FactRecord, confirmations: readonly Confirmation[]): string[] {
  const { id, value, source, date, mark, isSample } = record;
  const confirmation = confirmationOf(record, confirmations);
  const none = isSample ? 'not confirmed (sample)' : 'not confirmed';
  const by = confirmation ? `${confirmation.by}, ${confirmation.on}` : none;
  return [id, value, source, date, mark, by];
}

/** Returns every fact as a Markdown table, to read and sign. */
export function toMarkdown(
  records: readonly FactRecord[],
  confirmations: readonly Confirmation[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const escaped = (cell: string) => cell.replace(/[\\|`*_<>[\]]/g, '\\$&').replace(/\s+/g, ' ');
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...records.map((record) => line(rowOf(record, confirmations).map(escaped))),
    '',
    'Name, role, day and signature of the reader: ',
  ].join('\n');
}

/** Returns every fact as CSV (RFC 4180). A cell that a spreadsheet would calculate begins with "'". */
export function toCsv(
  records: readonly FactRecord[],
  confirmations: readonly Confirmation[],
): string {
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  return [columns, ...records.map((record) => rowOf(record, confirmations))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
}
