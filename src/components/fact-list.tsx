import type { Fact } from '../content/service-page.ts';

/** Terms and details that line up: hours, rules, prices. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(8rem,2fr)_3fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
