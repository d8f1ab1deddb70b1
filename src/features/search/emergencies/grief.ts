import { wordsOf } from '../../../messages/fold-words.ts';
import { listedWords } from '../../../messages/listed-words.ts';
import { stemEnglish } from '../../../messages/stem-words.ts';
import { languageNames } from '../../../site/languages.ts';
import { searchWordsByLanguage } from '../../../words/features/search-words.ts';
import type { OpenIndex, PlacedSection } from '../index/open-index.ts';
import { resolveSection, type SectionAddress } from '../index/section-address.ts';

/** Words that belong to one phrase stand at most this far apart. */
const windowLength = 12;

interface Phrase {
  words: readonly string[];
  /** Not about a death beside one of the other losses: 'lost baby card'. */
  guarded: boolean;
}

/** The words of a phrase in one form; after '=' only as written: 'mourning' is not 'morning'. */
const stemIn = (text: string) =>
  text.startsWith('=') ? wordsOf(text) : wordsOf(text).map(stemEnglish);

const phrasesIn = (name: 'babyLossWords' | 'griefWords' | 'otherLosses'): Phrase[] =>
  languageNames.flatMap((language) =>
    listedWords(searchWordsByLanguage[language][name]).map(({ text, guarded }) => ({
      words: stemIn(text),
      guarded,
    })),
  );
const babyLoss = phrasesIn('babyLossWords');
const grief = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Returns the grief that a query mentions: the loss of a baby, or another. */
export function griefIn(query: string): 'baby' | 'other' | undefined {
  const words = wordsOf(query);
  const windows = Array.from({ length: Math.max(1, words.length - windowLength + 1) }, (_, start) =>
    words.slice(start, start + windowLength),
  ).map((window) => new Set([...window, ...window.map(stemEnglish)]));
  const mentions = (phrases: readonly Phrase[]) =>
    windows.some((window) => {
      const has = (phrase: Phrase) => phrase.words.every((word) => window.has(word));
      return phrases.some((phrase) => has(phrase) && !(phrase.guarded && otherLosses.some(has)));
    });
  if (mentions(babyLoss)) return 'baby';
  return mentions(grief) ? 'other' : undefined;
}

const loss: SectionAddress = { name: 'maternity', fragment: 'if-you-lose-your-baby' };
const helplines: SectionAddress = {
  name: 'medicalBlogPost',
  entryId: 'mental-health-awareness',
  fragment: 'numbers-to-call',
};

const whoToCall: SectionAddress = { name: 'whenSomeoneDies', fragment: 'who-to-call' };

/**
 * Returns the only results of a search about grief: care after a loss, which is in no
 * other search, and who to talk to. The care after a loss comes first if a baby was lost.
 */
export function griefSections(open: OpenIndex, ofWhom: 'baby' | 'other'): PlacedSection[] {
  const order = [loss, helplines, whoToCall];
  return (ofWhom === 'baby' ? order : order.toReversed()).flatMap((reference) =>
    open.sectionsAt(resolveSection(open, reference)?.address),
  );
}
