import type { Ref } from 'react';
import { EmergencyCall } from '../../../components/links/emergency-call.tsx';
import type { WordsOf } from '../../../words/words-of.ts';

/** A link to the emergency page in one language. */
export interface EmergencySteps {
  /** The language's own name, which is the link text. */
  language: string;
  href: string;
  /** BCP 47. */
  tag: string;
}

interface UrgentCardProps {
  id: string;
  words: WordsOf<'urgentMessage'>['urgentMessage'];
  steps: readonly EmergencySteps[];
  /** Heading level: 1 if the card is the main content of a page. */
  level?: 1 | 3;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The card for a message that sounds like an emergency: the phone number, then links to first
 * steps.
 */
export function UrgentCard({ id, words, steps, level = 3, ref }: UrgentCardProps) {
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <div
      ref={ref}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="mb-7 rounded-control border-2 border-alarm-ink bg-alarm-tint p-5"
    >
      <Heading id={id} className={`${level === 1 ? 'text-h1' : 'text-h3'} mb-2 text-alarm-ink`}>
        {words.heading}
      </Heading>
      <p className="mb-4 font-semibold">{words.text}</p>
      <EmergencyCall label={words.call} />
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        {words.steps}
        {steps.map(({ language, href, tag }) => (
          <a
            key={tag}
            href={href}
            hrefLang={tag}
            lang={tag}
            className="text-link inline-flex min-h-11 items-center"
          >
            {language}
          </a>
        ))}
      </p>
    </div>
  );
}
