import type { Block } from '../../../words/departments/department-words.ts';
import { NumberedSteps } from '../../lists/numbered-steps.tsx';
import { LinkedText } from '../../text/linked-text.tsx';
import { slugOf } from '../../text/slug-of.ts';
import { UrgencyCard } from '../../urgency/urgency-card.tsx';
import { SectionLink } from '../section-link.tsx';
import { Advice } from './advice.tsx';
import { SignGroupBox, Signs } from './sign-group.tsx';

type NoticeProps = Omit<Extract<Block, { kind: 'notice' }>, 'kind'> & {
  id: string;
  /** The emergency number is already above the box. */
  numbered?: boolean;
};

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
            <Signs {...{ limits, danger, signs }} wide />
          </div>
        )}
        {groups.map((group, index) => (
          <SignGroupBox
            key={group.heading}
            {...group}
            wide={!fillsGap}
            folded={!fillsGap && index > 0}
          />
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
          <SectionLink {...more} className="text-link touch-target" />
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
