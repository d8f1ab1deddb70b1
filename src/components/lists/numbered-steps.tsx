import { LinkedText } from '../text/linked-text.tsx';

/** Ordered steps without titles. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="numbered space-y-2">
      {steps.map((step) => (
        <li key={step}>
          <LinkedText text={step} />
        </li>
      ))}
    </ol>
  );
}
