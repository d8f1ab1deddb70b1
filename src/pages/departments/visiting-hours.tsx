import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Hours, visitingHours } from '../../facts/schedule/opening-hours.ts';

/** The hours of the day that the bars show; all visits are between them. */
const shown = { from: 8, to: 22 } as const;

const twoHourly = [10, 12, 14, 16, 18, 20];

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Hours as bars on a line that has a gap every two hours where there are none. Decorative: the text above has the same hours. */
function HourLine({ hours }: { hours: readonly Hours[] }) {
  return (
    <svg
      viewBox={`${shown.from} 0 ${shown.to - shown.from} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full bg-tint text-brand"
    >
      {twoHourly.map((hour) => (
        <rect
          key={hour}
          x={hour - 0.04}
          width="0.08"
          height="1"
          className="text-surface"
          fill="currentColor"
        />
      ))}
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
  const { formatHours, formatTime } = useWords('format');
  return (
    <dl className="mt-3 grid gap-x-10 divide-y divide-line lg:grid-cols-3 lg:gap-y-4 lg:divide-y-0">
      {wardVisits.map(({ ward, name, hours: text }) => {
        const hours =
          ward in visitingHours && visitingHours[ward as keyof typeof visitingHours].hours;
        const clock = hours ? formatHours(hours) : '';
        // the fixed texts are on the 24-hour clock
        const isFixed = !text.includes(clock);
        return (
          <div key={ward} className="flex flex-col py-2">
            <dt className="font-semibold">
              <UnbrokenText text={name} />
            </dt>
            <dd className="flex grow flex-col">
              {isFixed && (
                <span>
                  <UnbrokenText text={clock} />
                </span>
              )}
              <span className={isFixed ? 'text-small text-ink-soft' : undefined}>
                <LinkedText text={text} />
              </span>
              {hours && (
                <span className="mt-auto block pt-4">
                  <HourLine hours={hours} />
                  <span
                    aria-hidden="true"
                    className="flex justify-between text-small text-ink-soft"
                  >
                    <span>{formatTime(`0${shown.from}:00`)}</span>
                    <span>{formatTime(`${shown.to}:00`)}</span>
                  </span>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
