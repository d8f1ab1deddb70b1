import type { Block } from '../content/service-page.ts';
import { EmergencyLine } from './emergency-line.tsx';
import { Icon } from './icon.tsx';
import { LinkedText } from './linked-text.tsx';

type NoticeProps = Omit<Extract<Block, { kind: 'notice' }>, 'kind'> & { id: string };

const looks = {
  alarm: { box: 'bg-alarm-tint', heading: 'text-alarm-ink', icon: 'warning' },
  info: { box: 'bg-amber-tint', heading: 'text-amber-ink', icon: 'warning-circle' },
} as const;

/** A box that must not be missed: danger signs with the number to call, a change of hours. */
export function Notice({ id, heading, tone, text, limits, signs, meanwhile }: NoticeProps) {
  const look = looks[tone];
  return (
    <section aria-labelledby={id} className={`rounded-panel p-6 md:p-8 ${look.box}`}>
      <div className={`flex gap-3 ${look.heading}`}>
        <Icon name={look.icon} className="size-7" />
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
      </div>
      <p className="mt-3 max-w-measure">
        <LinkedText text={text} />
      </p>
      {limits && (
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {limits.map(({ term, detail }) => (
            <div key={term} className="flex flex-wrap gap-x-3 py-2">
              <dt className="font-semibold">{term}:</dt>
              <dd>
                <LinkedText text={detail} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {signs && (
        <ul className="sign-list dotted mt-3 space-y-2">
          {signs.map((sign) => (
            <li key={sign}>
              <LinkedText text={sign} />
            </li>
          ))}
        </ul>
      )}
      {tone === 'alarm' && (
        <div className="mt-5">
          <EmergencyLine />
        </div>
      )}
      {meanwhile && (
        <p className="mt-5 max-w-measure">
          <LinkedText text={meanwhile} />
        </p>
      )}
    </section>
  );
}
