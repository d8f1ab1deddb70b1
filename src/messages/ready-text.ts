import type { FirstAidTopic } from './danger/emergency-topic.ts';

/** A valid message that the visitor has not sent yet. */
export interface ReadyText {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  text: string;
  smsHref: string;
  chatHref: string;
}

/** One that sounds like an emergency, with what it may be about, most likely first. */
export interface UrgentText extends ReadyText {
  topics: readonly FirstAidTopic[];
}
