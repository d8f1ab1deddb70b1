import { UnbrokenText } from '../../components/text/unbroken-text.tsx';

/** A text and when it is true, in milliseconds since 1970; the end is excluded. */
export interface Timed {
  from: number;
  until: number;
  text: string;
  /** Whether it says that something is open. */
  isOpen?: boolean;
}

interface TimedTextProps {
  /** What is true whenever the page is read: on paper, offline, without script. */
  always: string;
  timed: readonly Timed[];
}

/**
 * A text about a day that the script replaces by the one of the visitor's minute (show-moments.ts,
 * decision 0017). Templates are read by nothing else: no reader mode, no search engine.
 */
export function TimedText({ always, timed }: TimedTextProps) {
  return (
    <span className="timed" data-clock="">
      <span>
        <UnbrokenText text={always} />
      </span>
      {timed.map(({ from, until, text, isOpen }) => (
        <template key={from} data-from={from} data-until={until}>
          {isOpen ? (
            <strong className="open-label">
              <UnbrokenText text={text} />
            </strong>
          ) : (
            <UnbrokenText text={text} />
          )}
        </template>
      ))}
    </span>
  );
}
