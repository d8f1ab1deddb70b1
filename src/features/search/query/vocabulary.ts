import type { Language } from '../../../site/languages.ts';
import { termBoosts } from '../boosts.ts';
import { stemIn } from '../index/terms.ts';

/** Shorter words become other words, shorter prefixes match too many. */
const minLetters = { corrected: 5, longWord: 7, prefix: 4 } as const;
const maxSuggestions = 8;
/** A verb with subject and tense, 'amekatwa': with one letter changed it is another verb. */
const swahiliVerb = /^(?:a|ni|wa|u|i|li|ya|zi|ki|vi|tu)me[a-z]{3,}[aeiou]$/;

const maxSlips = ({ length }: string) =>
  length < minLetters.corrected ? 0 : length < minLetters.longWord ? 1 : 2;

/** The letters of a word as bits: words with very different letters need no comparison. */
const lettersOf = (word: string) => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns how many letters differ (Levenshtein), or more than `most` as soon as that is certain. */
function countSlips(typed: string, meant: string, most: number): number {
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= meant.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (typed[at - 1] === meant[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[meant.length] ?? most + 1;
}

/** Creates the function that suggests stems for a word that is not among `stems`: misspelt or unfinished. */
export function createSuggest(stems: ReadonlySet<string>, language: Language) {
  let candidates: { stem: string; letters: number }[] | undefined;

  return function suggest(word: string): string[] {
    const typed = stemIn(language, word);
    if (stems.has(typed) || swahiliVerb.test(word) || /\d/.test(word)) return [];
    candidates ??= [...stems]
      .filter(({ length }) => length >= minLetters.prefix)
      .map((stem) => ({ stem, letters: lettersOf(stem) }));
    const most = maxSlips(word);
    const letters = lettersOf(typed);
    const likeness = ({ stem, letters: others }: { stem: string; letters: number }) => {
      const further = stem.length - typed.length;
      if (further > 0 && typed.length >= minLetters.prefix && stem.startsWith(typed)) {
        return (termBoosts.prefix * typed.length) / (typed.length + 0.3 * further);
      }
      if (stem.length < minLetters.corrected || Math.abs(further) > most) return 0;
      if (countBits(letters ^ others) > 2 * most) return 0;
      const slips = countSlips(typed, stem, most);
      return slips > most ? 0 : (termBoosts.fuzzy * typed.length) / (typed.length + slips);
    };
    return candidates
      .map((candidate) => ({ stem: candidate.stem, score: likeness(candidate) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, maxSuggestions)
      .map(({ stem }) => stem);
  };
}
