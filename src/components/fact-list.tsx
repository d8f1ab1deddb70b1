import type { Fact } from '../content/service-page.ts';

/** Terms and details that line up: hours, rules, prices. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, detail }) => (
        <div key={term} className="fact-row">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
