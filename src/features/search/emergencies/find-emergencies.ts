import { type FirstAidLink, firstAidLinks } from '../../../components/urgency/first-aid-links.ts';
import type { Alarm } from '../../../messages/danger/read-alarm.ts';
import { readAlarm } from '../../../messages/danger/site-alarm.ts';
import type { SearchAnswer } from '../../../messages/search-answer.ts';
import type { Language } from '../../../site/languages.ts';
import { urgentHelp } from '../../../words/features/urgent-help.ts';

/** The emergency that a query may be about. */
interface FoundEmergency {
  alarm: Alarm;
  mayBeIll: boolean;
  /** First aid in the reader's language, most important first. */
  hints: readonly FirstAidLink[];
}

/** Returns the emergency that a query may be about, with first aid in the reader's language. */
export function findEmergency(text: string, reader: Language): FoundEmergency {
  const { alarm, topics, mayBeIll } = readAlarm(text);
  return { alarm, mayBeIll, hints: firstAidLinks(topics, reader, urgentHelp[reader]) };
}

/** Returns the part of the answer that needs no search index: number and first aid. */
export function emergencyAnswer({ alarm, mayBeIll, hints }: FoundEmergency) {
  return {
    alarm,
    mayBeIll,
    emergencies: hints.map(({ address, language, label }) => ({ address, language, label })),
  } satisfies Partial<SearchAnswer>;
}
