import type { ComponentType } from 'react';
import type { ResultLine } from '../search-answer.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { FactList } from './fact-list.tsx';
import { splitRow } from './table-row.ts';

/** A short detail, such as '9:00 am.', which needs no full stop in a row. */
const stopped = /^([^.]{1,30})\.$/;

/** Splits 'Maternity ward: Daily' and 'Malaria test. Our price: ...'; a half sentence is no detail. */
function toFacts(text: string) {
  const [, term, detail] =
    /^([^.:?]{1,60})(?:: |\. (?=[^.:]+: ))(?=[\p{Lu}\d])(.+)$/u.exec(text) ?? [];
  return term && detail ? [{ term, detail: detail.replace(stopped, '$1') }] : [];
}

/** Details up to this length are at the end of their term's line. */
const shortDetail = 14;

interface TermLinesProps {
  lines: readonly ResultLine[];
  /** Shows the lines where most of them have no term. */
  otherwise: ComponentType<{ lines: readonly ResultLine[] }>;
}

/** Lines such as 'Maternity ward: Daily' as rows of terms and details, with the others below. */
export function TermLines({ lines, otherwise: Lines }: TermLinesProps) {
  const texts = lines
    .map((line) => line.map(({ text }) => text).join(''))
    .map((line) => splitRow(line)?.short ?? line);
  const facts = texts.flatMap(toFacts);
  const notes = texts.filter((text) => toFacts(text).length === 0);
  const isList = facts.length > 1 && facts.length >= notes.length;
  if (!isList || notes.some((note) => note.includes(': '))) return <Lines lines={lines} />;
  return (
    <div className="mt-3">
      <FactList facts={facts} short={facts.every(({ detail }) => detail.length <= shortDetail)} />
      {notes.map((note) => (
        <p key={note} className="mt-2 text-small text-ink-soft">
          <LinkedText text={note} />
        </p>
      ))}
    </div>
  );
}
