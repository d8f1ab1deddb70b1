import { wordsOf } from '../../messages/fold-words.ts';
import { listedWords } from '../../messages/listed-words.ts';
import { stemEnglish } from '../../messages/stem-words.ts';
import { searchWordsByLanguage } from '../../words/features/search-words.ts';
import { addressIn, type OpenIndex, type SectionAddress, sectionsAt } from './index/open-index.ts';

/** The words of a phrase in one form; after '=' only as written: 'mourning' is not 'morning'. */
const stemIn = (text: string) =>
  text.startsWith('=') ? wordsOf(text) : wordsOf(text).map(stemEnglish);

const phrasesIn = (name: 'babyLossWords' | 'griefWords' | 'otherLosses') =>
  Object.values(searchWordsByLanguage).flatMap((words) =>
    listedWords(words[name]).map(({ text, guarded }) => ({ words: stemIn(text), guarded })),
  );
const babyLoss = phrasesIn('babyLossWords');
const grief = phrasesIn('griefWords');
const otherLosses = phrasesIn('otherLosses');

/** Returns the grief that a query mentions: the loss of a baby, or another. */
export function griefIn(query: string): 'baby' | 'other' | undefined {
  const typed = wordsOf(query);
  const all = new Set([...typed, ...typed.map(stemEnglish)]);
  const has = ({ words }: (typeof grief)[number]) => words.every((word) => all.has(word));
  // 'lost baby card' is no bereavement
  const isOtherLoss = otherLosses.some(has);
  if (babyLoss.some((phrase) => has(phrase) && !(phrase.guarded && isOtherLoss))) return 'baby';
  return grief.some(has) ? 'other' : undefined;
}

const loss: SectionAddress = { name: 'maternity', fragment: 'if-you-lose-your-baby' };
const helplines: SectionAddress = {
  name: 'medicalBlogPost',
  entryId: 'mental-health-awareness',
  fragment: 'numbers-to-call',
};
const whoToCall: SectionAddress = { name: 'whenSomeoneDies', fragment: 'who-to-call' };

/** Returns the care after a loss, which is in no search but those about grief. */
export const careAfterLoss = (open: OpenIndex) => sectionsAt(open, addressIn(open, loss));

/** Returns the only results of a search about grief: care after a loss, first if a baby was lost, and who to talk to. */
export function griefSections(open: OpenIndex, ofWhom: 'baby' | 'other') {
  const order = [loss, helplines, whoToCall];
  return (ofWhom === 'baby' ? order : order.toReversed()).flatMap((section) =>
    sectionsAt(open, addressIn(open, section)),
  );
}
