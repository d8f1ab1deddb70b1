import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Hours, visitingHours } from '../../facts/schedule/opening-hours.ts';

/** From which hour of the day to which the lines run: no visit begins before or ends after. */
const shown = { from: 8, to: 22 } as const;

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** The hours as bars on a line, for the eye; the words beside it say them. */
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

/** When each ward may be visited, in words and as bars on the line of a day. */
export function VisitingHours() {
  const { wardVisits } = useWords('wardLife');
  return (
    <dl className="mt-3 divide-y divide-line">
      {wardVisits.map(({ ward, name, hours }) => (
        <div key={ward} className="py-2.5">
          <dt className="font-semibold">
            <UnbrokenText text={name} />
          </dt>
          <dd>
            <LinkedText text={hours} />
            {ward in visitingHours && (
              <HourLine hours={visitingHours[ward as keyof typeof visitingHours].hours} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
