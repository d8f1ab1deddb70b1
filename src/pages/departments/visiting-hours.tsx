import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { type Hours, visitingHours } from '../../facts/schedule/opening-hours.ts';
import { splitClocks } from '../../features/today/hours-state.tsx';
import { minutes } from '../../time/clock.ts';

/** The hours of the day that the bars show, in four equal parts; all visits are between them. */
const shown = { from: 8, to: 24 } as const;
const parts = [8, 12, 16, 20] as const;

const hourOf = (time: string) => minutes(time) / 60;

/** Hours as bars on the line of the day. Decorative: the text beside it has the same hours. */
function HourLine({ hours }: { hours: readonly Hours[] }) {
  return (
    <svg
      viewBox={`${shown.from} 0 ${shown.to - shown.from} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3 w-full bg-tint text-brand max-md:hidden mt-2"
    >
      {parts.map((hour) => (
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

/** The scale of all bars, once above them: each hour is where its part begins. */
function HourScale() {
  const { formatTime } = useWords('format');
  return (
    <div
      aria-hidden="true"
      className="no-print beside-narrow grid gap-x-10 text-small text-ink-soft max-md:hidden"
    >
      <div className="grid grid-cols-4 lg:col-start-2">
        {parts.map((hour) => (
          // without minutes, and without the hour in words, which Swahili has in brackets
          <span key={hour} className="pe-1 leading-tight">
            {splitClocks(formatTime(`${String(hour).padStart(2, '0')}:00`))[0].replace(':00', '')}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The visiting hours of each ward, as text and as bars on the line of a day. */
export function VisitingHours() {
  const { fixedVisits, wardVisits } = useWords('wardLife');
  const { formatHours } = useWords('format');
  const rows = wardVisits.map(({ ward, hours: text, ...visit }) => {
    const hours = ward in visitingHours && visitingHours[ward as keyof typeof visitingHours].hours;
    const clock = hours ? formatHours(hours) : '';
    // the fixed texts are on the 24-hour clock, and once below the list
    return {
      ...visit,
      ward,
      hours,
      text: text.includes(clock) ? text : clock,
      isFixed: !text.includes(clock),
    };
  });
  return (
    <div className="mt-3">
      <HourScale />
      <dl className="divide-y divide-line">
        {rows.map(({ ward, name, hours, text, ...row }) => (
          <div key={ward} className="grid gap-x-10 gap-y-2 py-3 lg:grid-cols-4">
            <dt className="font-semibold">
              <UnbrokenText text={name} />
            </dt>
            <dd className="beside-narrow flex flex-col gap-x-10 gap-y-2 lg:col-span-3 lg:grid">
              <span>
                <UnbrokenText text={text} />
                {'rule' in row && <span className="block text-small">{row.rule}</span>}
              </span>
              {hours && <HourLine hours={hours} />}
            </dd>
          </div>
        ))}
      </dl>
      {rows.some(({ isFixed }) => isFixed) && (
        <p data-search="off" className="mt-2 max-w-none text-small text-ink-soft">
          <UnbrokenText text={fixedVisits} />
        </p>
      )}
    </div>
  );
}
