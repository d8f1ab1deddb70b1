import { LinkedText } from '../../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';

/** A point on the line: when, what, and what belongs to it. */
export interface TimelinePoint {
  time: string;
  title: string;
  text?: string;
}

/** Points in their order on a ruled line: across a wide page, down a narrow one. */
export function Timeline({ points }: { points: readonly TimelinePoint[] }) {
  return (
    <ol className="timeline">
      {points.map(({ time, title, text }) => (
        <li key={time}>
          <p className="text-small font-semibold text-clay-ink tabular-nums">
            <UnbrokenText text={time} />
          </p>
          <p className="text-h4 font-bold">{title}</p>
          {text && (
            <p className="text-small text-ink-soft">
              <LinkedText text={text} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
