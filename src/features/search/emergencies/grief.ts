import { searchWordsByLanguage } from '../../../locales/search-words.ts';
import {
  countSlips,
  hasAny,
  type Phrase,
  parsePhrases,
  wordWindows,
} from '../../../messages/match-phrases.ts';
import { defaultLanguage, languageNames } from '../../../site/languages.ts';
import { addressOf, type OpenIndex } from '../index/open-index.ts';
import type { PlacedSection, SearchIndex } from '../index/search-index.ts';
import { placeOfSteps, type Steps } from './emergency-places.ts';

const phrasesIn = (name: 'griefWords' | 'otherLosses') =>
  languageNames.flatMap((language) =>
    parsePhrases(searchWordsByLanguage[language][name], language),
  );
const grief: readonly Phrase[] = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Whether the words speak of the loss of a baby or of grief. */
export function speaksOfGrief(query: string): boolean {
  return wordWindows(query, () => true).some((view) =>
    grief.some(
      (phrase) => countSlips(phrase, view) === 0 && !(phrase.guarded && hasAny(otherLosses, view)),
    ),
  );
}

const loss: Steps = { name: 'maternity', fragment: 'if-you-lose-your-baby' };
const helplines: Steps = {
  name: 'medicalBlogPost',
  entryId: 'mental-health-awareness',
  fragment: 'numbers-to-call',
};

/** Where the care after a loss is explained. No other search shows it. */
export const lossAddress = (index: SearchIndex) =>
  placeOfSteps(index, loss, defaultLanguage)?.address;

/** The care after a loss, and the people to talk to: all that a search in grief shows. */
export function griefSections(index: SearchIndex, open: OpenIndex): PlacedSection[] {
  return [loss, helplines].flatMap((steps) => {
    const address = placeOfSteps(index, steps, defaultLanguage)?.address;
    return open.sections.filter((section) => addressOf(section) === address);
  });
}
