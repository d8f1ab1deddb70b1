import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Hours, visitingHours } from '../../facts/schedule/opening-hours.ts';

/** The hours of the day that the bars show; all visits are between them. */
const shown = { from: 8, to: 22 } as const;

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Hours as bars on a line. Decorative: the text above has the same hours. */
function HourLine({ hours }: { hours: readonly Hours[] }) {
  return (
    <svg
      viewBox={`${shown.from} 0 ${shown.to - shown.from} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 h-2 w-full bg-tint text-brand"
    >
      {hours.map(({ opens, closes }) => (
        <rect
          key={opens}
          x={hourOf(opens)}
          width={hourOf(closes) - hourOf(opens)}
          height="1"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

/** The visiting hours of each ward, as text and as bars on the line of a day. */
export function VisitingHours() {
  const { wardVisits } = useWords('wardLife');
  const { formatHours } = useWords('format');
  return (
    <dl className="mt-3 grid gap-x-10 divide-y divide-line lg:grid-cols-3 lg:divide-y-0">
      {wardVisits.map(({ ward, name, hours: text }) => {
        const hours =
          ward in visitingHours && visitingHours[ward as keyof typeof visitingHours].hours;
        const clock = hours ? formatHours(hours) : '';
        return (
          <div key={ward} className="py-2">
            <dt className="font-semibold">
              <UnbrokenText text={name} />
            </dt>
            <dd>
              <LinkedText text={text} />
              {/* the fixed texts are on the 24-hour clock */}
              {!text.includes(clock) && (
                <span className="block text-small text-ink-soft">
                  <UnbrokenText text={clock} />
                </span>
              )}
              {hours && <HourLine hours={hours} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
