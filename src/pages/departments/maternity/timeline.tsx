import { LinkedText } from '../../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';

/** A point on a timeline: its time, title and details. */
export interface TimelinePoint {
  time: string;
  title: string;
  text?: string;
}

/** A timeline, from top to bottom. */
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
