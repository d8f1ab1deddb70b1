import { LinkedText } from './text/linked-text.tsx';

/** Steps without titles, to be done in order. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-3 max-w-measure list-decimal space-y-2 ps-6">
      {steps.map((step) => (
        <li key={step}>
          <LinkedText text={step} />
        </li>
      ))}
    </ol>
  );
}
