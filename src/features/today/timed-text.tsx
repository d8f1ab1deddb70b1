import type { ReactNode } from 'react';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';

/** A text, or how it is shown, and when it is true, in milliseconds since 1970; the end is excluded. */
export interface Timed<Text extends ReactNode = string> {
  from: number;
  until: number;
  text: Text;
  /** Whether it says that something is open, or closed. */
  isOpen?: boolean;
  /** When it opens or opened, in milliseconds since 1970: rows are in this order. */
  opens?: number | undefined;
  /** Lines below it. */
  below?: ReactNode;
}

interface TimedTextProps {
  /** What is true whenever the page is read: on paper, offline, without script. */
  always: ReactNode;
  timed: readonly Timed<ReactNode>[];
}

const shown = (text: ReactNode) => (typeof text === 'string' ? <UnbrokenText text={text} /> : text);

/**
 * A text about a day that the script replaces by the one of the visitor's minute (show-moments.ts,
 * decision 0017). Templates are read by nothing else: no reader mode, no search engine.
 */
export function TimedText({ always, timed }: TimedTextProps) {
  return (
    <span className="timed" data-clock="">
      <span>{shown(always)}</span>
      {timed.map(({ from, until, text, isOpen, opens, below }) => (
        <template key={from} data-from={from} data-until={until} data-opens={opens}>
          {isOpen ? <strong className="state-open">{shown(text)}</strong> : shown(text)}
          {below}
        </template>
      ))}
    </span>
  );
}
