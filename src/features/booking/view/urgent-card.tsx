import type { Ref } from 'react';
import { EmergencyCall } from '../../../components/links/emergency-call.tsx';
import type { FirstAidLink } from '../../../components/urgency/first-aid-links.ts';
import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import type { FirstAidTopic } from '../../../messages/danger/emergency-topic.ts';
import type { WordsOf } from '../../../words/words-of.ts';

/** Lines of other organisations for some topics, most important first. */
const linesFor: Partial<Record<FirstAidTopic, readonly UrgentLine[]>> = {
  suicide: ['suicide', 'children'],
  mind: ['suicide', 'children'],
  violence: ['genderViolence', 'children'],
  sexualAssault: ['genderViolence', 'children'],
  fgm: ['children', 'genderViolence'],
};
type UrgentLine = Extract<HelplineKey, 'suicide' | 'genderViolence' | 'children'>;

type UrgentWords = WordsOf<'urgentMessage'>['urgentMessage'];

interface UrgentCardProps {
  id: string;
  words: UrgentWords;
  /** First aid for what the message is about, most important first; empty if that is not known. */
  firstAid: readonly FirstAidLink[];
  /** The emergency page. */
  emergencyHref: string;
  /** Heading level: 1 if the card is the main content of a page. */
  level?: 1 | 3;
  ref?: Ref<HTMLDivElement>;
}

const link = 'text-link touch-target';

function Line({ label, number }: { label: string; number: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {label}
      <a href={`tel:${number.replaceAll(' ', '')}`} className={`${link} font-semibold`}>
        {number}
      </a>
    </p>
  );
}

/** The steps for the likeliest emergency under its name, then links to others; without steps, links only. */
function FirstSteps({ firstAid }: Pick<UrgentCardProps, 'firstAid'>) {
  const [first, ...others] = firstAid;
  if (!first) return null;
  const hasSteps = first.steps.length > 0;
  return (
    <>
      {hasSteps && (
        <>
          <p className="font-semibold">{first.label}</p>
          <ol className="numbered space-y-2">
            {first.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {first.never && <p className="mt-3 font-semibold">{first.never}</p>}
      <ul className="mt-3">
        {(hasSteps ? others : firstAid).map(({ address, label }) => (
          <li key={address}>
            <a href={address} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The card for a message that sounds like an emergency: the phone number, a second one, then the first steps
 * for what it is about.
 */
export function UrgentCard({
  id,
  words,
  firstAid,
  emergencyHref,
  level = 3,
  ref,
}: UrgentCardProps) {
  const Heading = level === 1 ? 'h1' : 'h3';
  const Subheading = level === 1 ? 'h2' : 'h4';
  const topic = firstAid[0]?.topic;
  return (
    <div
      ref={ref}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="urgent-card mb-6 rounded-control border-2 border-alarm-ink bg-alarm-tint p-5"
    >
      <Heading id={id} className={`${level === 1 ? 'text-h1' : 'text-h3'} mb-2 text-alarm-ink`}>
        {words.heading}
      </Heading>
      <p className="mb-4 font-semibold">{words.text}</p>
      <EmergencyCall label={words.call} />
      <div className="mt-3">
        <Line label={words.noAnswer} number={helplines.redCrossAmbulance.number} />
        {((topic && linesFor[topic]) ?? []).map((key) => (
          <Line key={key} label={words.lines[key]} number={helplines[key].number} />
        ))}
      </div>
      <Subheading className="mt-4 font-semibold">
        {firstAid.length > 0 ? (
          words.steps
        ) : (
          <a href={emergencyHref} className={link}>
            {words.steps}
          </a>
        )}
      </Subheading>
      <FirstSteps firstAid={firstAid} />
    </div>
  );
}
