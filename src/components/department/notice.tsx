import type { Block, Fact, SignGroup, Step } from '../../words/departments/department-words.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { NumberedSteps } from '../lists/numbered-steps.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { slugOf } from '../text/slug-of.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { DangerList, SignList } from '../urgency/danger-list.tsx';
import { UrgencyCard } from '../urgency/urgency-card.tsx';
import { SectionLink } from './section-link.tsx';

type NoticeProps = Omit<Extract<Block, { kind: 'notice' }>, 'kind'> & {
  id: string;
  /** The emergency number is already above the box. */
  numbered?: boolean;
};

function Limits({ limits }: { limits: readonly Fact[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {limits.map(({ term, detail }) => (
        <div key={term} className="py-2">
          <dt className="font-semibold">
            <UnbrokenText text={`${term}:`} />
          </dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Advice({ items, wide = false }: { items: readonly Step[]; wide?: boolean }) {
  const columns = items.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  const isOne = wide && items.length === 1;
  return (
    <div className={`grid gap-x-8 gap-y-4 ${wide && !isOne ? columns : ''}`.trim()}>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className={isOne ? 'items-center gap-x-8 lg:grid lg:grid-cols-3' : undefined}
        >
          <h3 className="text-h4">
            <UnbrokenText text={title} />
          </h3>
          <p
            className={`mt-1 ${isOne ? 'text-balance leading-snug lg:col-span-2 lg:mt-0' : ''}`.trim()}
          >
            <LinkedText text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}

interface GroupProps extends SignGroup {
  /** Over the whole width: its heading is beside its signs. */
  wide: boolean;
  /** Behind its heading on a phone. */
  folded: boolean;
}

function Group({ id, heading, text, limits, danger, signs, more, wide, folded }: GroupProps) {
  // its last line has the rest of the signs, and what else helps these patients
  const content = (
    <div className={wide ? 'flex flex-wrap items-baseline gap-x-6 print:block' : undefined}>
      {limits && <Limits limits={limits} />}
      {danger && <DangerList signs={danger} />}
      {signs && <SignList signs={signs.map((text) => ({ text }))} />}
      {text && (
        <p className="mt-4 leading-snug text-balance">
          <LinkedText text={text} />
        </p>
      )}
      {more && (
        <p>
          <SectionLink {...more} isAlone />
        </p>
      )}
    </div>
  );
  return (
    <div id={id} className={`sign-group ${folded ? 'fold-line' : ''}`.trim()}>
      <h3
        className={`text-h3 ${folded ? 'fold-line-name' : ''} ${wide ? '' : 'lg:text-h4'}`.trim()}
      >
        <UnbrokenText text={heading} />
      </h3>
      {folded ? (
        <Disclosure openWide summary={<span className="sr-only">{heading}</span>}>
          {content}
        </Disclosure>
      ) : (
        content
      )}
    </div>
  );
}

/** Danger signs with the number to call, or a short notice of another kind. */
export function NoticeBox({
  id,
  heading,
  tone,
  text,
  limits,
  danger,
  signs,
  anyAge,
  groups = [],
  more,
  meanwhile,
  today,
  also = [],
  numbered,
}: NoticeProps) {
  if (tone === 'info') {
    return (
      <section aria-labelledby={id} className="border-s-4 border-brand ps-6">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        <p className="mt-2">
          <LinkedText text={text} />
        </p>
      </section>
    );
  }
  // four groups are in pairs, above the steps; fewer are in columns and leave one for the steps
  const fillsGap = groups.length < 4;
  const steps = meanwhile && (
    <div>
      <h3 className={`text-h3 ${groups.length > 0 && fillsGap ? 'lg:text-h4' : ''}`.trim()}>
        {meanwhile.heading}
      </h3>
      <NumberedSteps steps={meanwhile.steps} wide={!fillsGap} />
    </div>
  );
  const ownList = limits ?? danger ?? signs;
  const aside = fillsGap && (steps ?? also.length > 0);
  const thirds = groups.length + Number(Boolean(ownList)) + Number(Boolean(aside)) === 3;
  const now = (
    <UrgencyCard
      urgency="now"
      {...{ id, heading, text, numbered, thirds }}
      foot={!fillsGap && steps}
    >
      {anyAge && (
        // a row of the limits, so that the search never shows them without it
        <dl className="max-w-form">
          <dt className="inline font-bold">{anyAge.term}</dt>{' '}
          <dd className="inline">
            <LinkedText text={`${anyAge.detail}.`} />
          </dd>
        </dl>
      )}
      <div className={fillsGap ? 'sign-groups' : 'sign-rows'}>
        {ownList && (
          <div>
            {limits && <Limits limits={limits} />}
            {danger && <DangerList signs={danger} wide />}
            {signs && <SignList signs={signs.map((text) => ({ text }))} wide />}
          </div>
        )}
        {groups.map((group, index) => (
          <Group key={group.heading} {...group} wide={!fillsGap} folded={!fillsGap && index > 0} />
        ))}
        {aside && (
          <div className="mt-5 space-y-5">
            {steps}
            <Advice items={also} />
          </div>
        )}
      </div>
      {more && (
        <p className="mt-5 font-semibold">
          <SectionLink {...more} isAlone />
        </p>
      )}
      {!fillsGap && also.length > 0 && (
        <div className="mt-5">
          <Advice items={also} />
        </div>
      )}
    </UrgencyCard>
  );
  if (!today) return now;
  return (
    <div className="space-y-4">
      {now}
      <UrgencyCard
        urgency="today"
        id={slugOf(today.heading)}
        heading={today.heading}
        line={today.items.length === 1}
      >
        <Advice items={today.items} wide />
      </UrgencyCard>
    </div>
  );
}
