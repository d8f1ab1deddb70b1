import { searchWordsByLanguage } from '../../../locales/search-words.ts';
import {
  countSlips,
  hasAny,
  type Phrase,
  parsePhrases,
  wordWindows,
} from '../../../messages/match-phrases.ts';
import { type Language, languageNames } from '../../../site/languages.ts';
import type { OpenIndex } from '../index/open-index.ts';
import type { PlacedSection, SearchIndex } from '../index/search-index.ts';
import { resolveSection, type SectionReference } from '../index/section-reference.ts';

const phrasesIn = (name: 'griefWords' | 'otherLosses') =>
  languageNames.flatMap((language) =>
    parsePhrases(searchWordsByLanguage[language][name], language),
  );
const grief: readonly Phrase[] = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Returns whether a query mentions grief or the loss of a baby. */
export function mentionsGrief(query: string): boolean {
  return wordWindows(query, () => true).some((view) =>
    grief.some(
      (phrase) => countSlips(phrase, view) === 0 && !(phrase.guarded && hasAny(otherLosses, view)),
    ),
  );
}

const loss: SectionReference = { name: 'maternity', fragment: 'if-you-lose-your-baby' };
const helplines: SectionReference = {
  name: 'medicalBlogPost',
  entryId: 'mental-health-awareness',
  fragment: 'numbers-to-call',
};

const whoToCall: SectionReference = { name: 'whenSomeoneDies', fragment: 'who-to-call' };

/**
 * Returns the only results of a search about grief: care after a loss, which is in no
 * other search, and who to talk to.
 */
export function griefSections(
  index: SearchIndex,
  open: OpenIndex,
  language: Language,
): PlacedSection[] {
  return [loss, helplines, whoToCall].flatMap((reference) => {
    return open.sectionsAt(resolveSection(index, reference, language)?.address);
  });
}
