import type { Language } from '../site/languages.ts';
import * as enGrief from '../words/en/features/search/grief-words.ts';
import * as en from '../words/en/features/search/search-emergencies.ts';
import * as enWords from '../words/en/features/search/search-words.ts';
import * as swGrief from '../words/sw/features/search/grief-words.ts';
import * as sw from '../words/sw/features/search/search-emergencies.ts';
import * as swWords from '../words/sw/features/search/search-words.ts';

export type {
  EmergencyTopic,
  PatientTopic,
} from '../words/en/features/search/search-emergencies.ts';
export type { SearchConcept } from '../words/en/features/search/search-words.ts';

/** Emergency words of one language, from its module 'search-emergencies'. */
export interface EmergencyWords {
  emergencyWords: Readonly<Record<en.EmergencyTopic, string>>;
  emergencyPatients: Readonly<Record<en.PatientTopic, { who: string; ill: string }>>;
  calmWords: string;
}

/** Search words of one language. Only the search and the forms load them, no page does. */
export interface SearchWords extends EmergencyWords {
  searchWords: Readonly<Record<enWords.SearchConcept, string>>;
  stopWords: string;
  babyLossWords: string;
  griefWords: string;
  otherLosses: string;
}

export const searchWordsByLanguage: Readonly<Record<Language, SearchWords>> = {
  en: { ...en, ...enGrief, ...enWords },
  sw: { ...sw, ...swGrief, ...swWords },
};
