import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { phoneHref } from '../../facts/hospital/site.ts';

const looks = {
  alarm: 'border-alarm bg-alarm-tint text-alarm-ink',
  amber: 'border-amber bg-amber-tint text-amber-ink',
  plain: 'border-field-line bg-surface',
} as const;

/** One level of urgency: how soon to get help, for which signs, and a link to the details. */
interface TriageLevel {
  look: keyof typeof looks;
  title: string;
  text: string;
  more: { label: string; heading: string };
}

/** What to do now, by urgency. `levels` start with the most urgent. */
export function Triage({
  id,
  heading,
  levels,
  call,
}: {
  id: string;
  heading: string;
  levels: readonly TriageLevel[];
  /** The label of the call in the most urgent level. */
  call: string | undefined;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ol className="mt-3 grid gap-3 lg:grid-cols-3">
        {levels.map(({ look, title, text, more }) => (
          <li key={title} className={`card relative rounded-control border-s-8 p-4 ${looks[look]}`}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-ink max-sm:leading-snug">
              <LinkedText text={text} />
            </p>
            <p>
              <a
                href={`#${slugOf(more.heading)}`}
                className="card-link touch-target font-semibold underline"
              >
                {more.label}
              </a>
            </p>
            {look === 'alarm' && call && (
              <a
                href={phoneHref}
                className="button no-print relative mt-2 w-full bg-alarm text-on-alarm"
              >
                <Icon path={icons.phone} />
                <span>{call}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
