import { LinkedText } from '../text/linked-text.tsx';

/** Ordered steps without titles; `wide` ones beside each other in the last three columns of four. */
export function NumberedSteps({ steps, wide }: { steps: readonly string[]; wide?: boolean }) {
  return (
    <ol
      className={`numbered ${wide ? 'grid gap-y-2 lg:col-span-3 lg:mt-0 lg:grid-cols-subgrid' : 'space-y-2'}`}
    >
      {steps.map((step) => (
        <li key={step}>
          <LinkedText text={step} />
        </li>
      ))}
    </ol>
  );
}
