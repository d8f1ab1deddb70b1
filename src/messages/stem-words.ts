/** English plural and verb endings, longest first, with their replacements. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^siu])s$/, '$1'],
];

/** Words that look like a plural and are not. */
const notPlurals = new Set(['aids', 'always', 'diabetes', 'rabies']);

const verbEnding = /(?:ing|ed|ly|ion|or)$/;

/**
 * Returns the stem of an English word, the same for 'visits', 'visiting' and 'visited'. Swahili words
 * stay almost unchanged. Never cuts a word to fewer than three letters.
 */
export function stemEnglish(word: string): string {
  if (word.length < 4 || /\d/.test(word) || notPlurals.has(word)) return word;
  // one spelling for British and American English
  let stem = word
    .replace(/[ao]e/g, 'e')
    .replace(/our/g, 'or')
    .replace(/is(e|ing|ed|ation)$/, 'iz$1');
  for (const [ending, replacement] of endings) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, replacement);
    break;
  }
  const bare = stem.replace(verbEnding, '');
  if (bare.length >= 4 && /[aeiouy]/.test(bare)) stem = bare.replace(/([^aeiouls])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** Swahili prefixes of person, number and tense. */
const prefixes = /^(?:wana|nina|nime|ana|ame|ali|ata|una|wa|ki|vi|ku|mi|m(?=[^aeiou])|u)(?=.{4})/;

/** Removes a Swahili prefix: 'toto' for 'mtoto' and 'watoto', 'jifungua' for 'kujifungua'. */
export function stemSwahili(word: string): string {
  return word.replace(prefixes, '');
}
