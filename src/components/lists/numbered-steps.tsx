import { LinkedText } from '../text/linked-text.tsx';

/** Ordered steps without titles; three `wide` ones are side by side. */
export function NumberedSteps({ steps, wide }: { steps: readonly string[]; wide?: boolean }) {
  return (
    <ol
      className={`numbered leading-snug ${wide ? 'grid gap-x-8 gap-y-2 md:grid-cols-3' : 'space-y-2'}`}
    >
      {steps.map((step) => (
        <li key={step}>
          <LinkedText text={step} />
        </li>
      ))}
    </ol>
  );
}
