import type { Block, Fact, SignGroup } from '../../models/service-page.ts';
import { Icon } from '../icons/icon.tsx';
import { iconPath } from '../icons/icon-path.ts';
import { EmergencyLine } from '../links/emergency-line.tsx';
import { NumberedSteps } from '../lists/numbered-steps.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { SectionLink } from './section-link.tsx';

type NoticeProps = Omit<Extract<Block, { kind: 'notice' }>, 'kind'> & {
  id: string;
  /** The emergency number is already above the box. */
  numbered?: boolean;
};

const looks = {
  alarm: { box: 'bg-alarm-tint', ink: 'text-alarm-ink', icon: 'warning' },
  info: { box: 'bg-amber-tint', ink: 'text-amber-ink', icon: 'warningCircle' },
} as const;

/** A first group with more signs than this gets its own column. */
const maxShortGroup = 15;

function Limits({ limits }: { limits: readonly Fact[] }) {
  return (
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
  );
}

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="sign-list dotted mt-3 space-y-1.5">
      {signs.map((sign) => (
        <li key={sign}>
          <LinkedText text={sign} />
        </li>
      ))}
    </ul>
  );
}

function Group({ heading, limits, signs, more }: SignGroup) {
  return (
    <div className="mt-5">
      <h3 className="text-h4">{heading}</h3>
      {limits && <Limits limits={limits} />}
      <Signs signs={signs} />
      {more && (
        <p className="mt-2">
          <SectionLink {...more} />
        </p>
      )}
    </div>
  );
}

/** A highlighted box: danger signs with the number to call, or a change of hours. */
export function Notice({
  id,
  heading,
  tone,
  text,
  limits,
  signs,
  groups = [],
  more,
  meanwhile,
  also = [],
  numbered,
}: NoticeProps) {
  const look = looks[tone];
  // the first of three groups is about as long as the other two together
  const longFirst = groups.length === 3 && (groups[0]?.signs.length ?? 0) > maxShortGroup;
  return (
    <section aria-labelledby={id} className={`rounded-panel p-5 md:p-8 ${look.box}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="max-w-measure">
          <div className={`flex flex-col gap-x-3 xs:flex-row ${look.ink}`}>
            <Icon path={iconPath(look.icon)} className="size-7" />
            <h2 id={id} className="text-section">
              {heading}
            </h2>
          </div>
          <p className="mt-3">
            <LinkedText text={text} />
          </p>
        </div>
        {tone === 'alarm' && !numbered && (
          <div className="notice-number">
            <EmergencyLine />
          </div>
        )}
      </div>
      {limits && <Limits limits={limits} />}
      {signs && <Signs signs={signs} />}
      {groups.length > 0 && (
        <div
          className={`grid gap-x-12 ${longFirst || groups.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}
        >
          {groups.map((group, index) => (
            <div key={group.heading} className={longFirst && index === 0 ? 'lg:row-span-2' : ''}>
              <Group {...group} />
            </div>
          ))}
        </div>
      )}
      {more && (
        <p className="mt-5 font-semibold">
          <SectionLink {...more} />
        </p>
      )}
      <div className="grid gap-x-12 lg:grid-cols-2">
        {meanwhile && (
          <div className="mt-5">
            <h3 className="text-h4">{meanwhile.heading}</h3>
            <NumberedSteps steps={meanwhile.steps} />
          </div>
        )}
        {also.length > 0 && (
          <div>
            {also.map(({ title, text: advice }) => (
              <div key={title} className="mt-5 max-w-measure">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1">
                  <LinkedText text={advice} />
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
