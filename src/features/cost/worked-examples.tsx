import { FactList } from '../../components/lists/fact-list.tsx';
import { useWords } from '../../components/locale.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { priceItem } from '../../facts/money/price-items.ts';
import {
  exampleCost,
  exampleScopes,
  type WorkedExample,
  workedExampleNames,
} from '../../facts/money/worked-examples.ts';

/** One bill: its lines, the sum of them, and what is left with SHA. */
function Example({ name, today }: { name: WorkedExample; today: string }) {
  const { exampleLine, examplePaid, whatWillIPay } = useWords('whatWillIPay');
  const { priceItemWords } = useWords('priceItems');
  const { formatPrice } = useWords('format');
  const { formatSum } = useWords('birthCost');
  const { lines, total, shaPays, atMost, isExact } = exampleCost(name, today);
  const { coverLabels, exampleAtMost, exampleExact, examples, exampleTotal } = whatWillIPay;
  const scope = whatWillIPay.exampleScopes[exampleScopes[name]];
  return (
    <div>
      <h3 className="mb-3 text-h4">{examples[name]}</h3>
      <FactList
        short
        facts={[
          // a single line would repeat the sum
          ...(lines.length > 1 ? lines : []).map(({ item, times, price }) => ({
            term: exampleLine(priceItemWords[item], priceItem(item).perDay && times),
            detail: formatPrice(price),
          })),
          { term: exampleTotal(scope), detail: formatPrice(total) },
          { term: coverLabels.sha, detail: examplePaid(shaPays, isExact) },
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-brand py-3 font-display text-h4 font-bold">
        <span>{(isExact ? exampleExact : exampleAtMost)(scope)}</span>{' '}
        <span className="ms-auto text-h2 text-brand">
          <UnbrokenText text={formatSum(atMost)} />
        </span>
      </p>
    </div>
  );
}

/** Whole bills at the prices of `today` (ISO 8601). */
export function WorkedExamples({ today }: { today: string }) {
  const { examplesHeading, examplesIntro } = useWords('whatWillIPay').whatWillIPay;
  return (
    <Section id="examples" heading={examplesHeading} intro={examplesIntro} background="tint">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {workedExampleNames.map((name) => (
          <Example key={name} name={name} today={today} />
        ))}
      </div>
    </Section>
  );
}
