import { LinkedText } from '../text/linked-text.tsx';

/** Ordered steps without titles; `wide` ones in the columns of danger signs. */
export function NumberedSteps({ steps, wide }: { steps: readonly string[]; wide?: boolean }) {
  return (
    <ol className={`numbered space-y-2 ${wide ? 'sign-list' : ''}`.trim()}>
      {steps.map((step) => (
        <li key={step}>
          <LinkedText text={step} />
        </li>
      ))}
    </ol>
  );
}
