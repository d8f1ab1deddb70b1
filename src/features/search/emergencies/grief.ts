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

const phrasesIn = (name: 'babyLossWords' | 'griefWords' | 'otherLosses') =>
  languageNames.flatMap((language) =>
    parsePhrases(searchWordsByLanguage[language][name], language),
  );
const babyLoss = phrasesIn('babyLossWords');
const grief = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Returns the grief that a query mentions: the loss of a baby, or another. */
export function griefIn(query: string): 'baby' | 'other' | undefined {
  const views = wordWindows(query, () => true);
  const mentions = (phrases: readonly Phrase[]) =>
    views.some((view) =>
      phrases.some(
        (phrase) =>
          countSlips(phrase, view) === 0 && !(phrase.guarded && hasAny(otherLosses, view)),
      ),
    );
  if (mentions(babyLoss)) return 'baby';
  return mentions(grief) ? 'other' : undefined;
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
 * other search, and who to talk to. The care after a loss comes first if a baby was lost.
 */
export function griefSections(
  index: SearchIndex,
  open: OpenIndex,
  language: Language,
  ofWhom: 'baby' | 'other',
): PlacedSection[] {
  const order = [loss, helplines, whoToCall];
  return (ofWhom === 'baby' ? order : order.toReversed()).flatMap((reference) => {
    return open.sectionsAt(resolveSection(index, reference, language)?.address);
  });
}
