import type { DepartmentContent, FlowSection } from './department.ts';
import { Fold } from './fold.tsx';

/** What visitors ask first: when, how much, what to bring and where, each with more behind it. */
export function FactStrip({
  department: { words, labels, opening, parts },
}: {
  department: DepartmentContent;
}) {
  const { glance } = words;
  if (!glance) return null;
  const rows: readonly [FlowSection, ...string[]][] = [
    [opening, glance.hours],
    [parts.cost, glance.cost, labels.withSha(glance.sha)],
    [parts.whatToBring, glance.bring],
    [parts.reachUs, glance.where],
  ];
  return (
    <div className="fact-strip grid gap-x-8">
      {rows.map(([{ id, heading, body }, ...answers]) => (
        <div key={id}>
          <Fold id={id} heading={heading} answers={answers}>
            {body}
          </Fold>
        </div>
      ))}
    </div>
  );
}
