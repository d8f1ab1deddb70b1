/** Endings of nouns and verbs in English, the longest first, and what they become. */
const endings: readonly (readonly [ending: RegExp, becomes: string])[] = [
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^siu])s$/, '$1'],
];

/** Words that only look like a plural. */
const noPlural = new Set(['aids', 'always', 'diabetes', 'rabies']);

const verbEnding = /(?:ing|ed|ly|ion|or)$/;

/** Stems that were asked for before: a site has few words and says them often. */
const stems = new Map<string, string>();
const mostStems = 20_000;

/**
 * The stem of an English word: 'visits', 'visiting' and 'visited' have the same. Words of Swahili
 * pass through nearly as they are. No stem is shorter than three letters.
 */
export function stemEnglish(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // whoever sends words that nobody uses fills no memory
  if (stems.size >= mostStems) stems.clear();
  const stem = findStem(word);
  stems.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || noPlural.has(word)) return word;
  // British and American alike
  let stem = word
    .replace(/[ao]e/g, 'e')
    .replace(/our/g, 'or')
    .replace(/is(e|ing|ed|ation)$/, 'iz$1');
  for (const [ending, becomes] of endings) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, becomes);
    break;
  }
  const bare = stem.replace(verbEnding, '');
  if (bare.length >= 4 && /[aeiouy]/.test(bare)) stem = bare.replace(/([^aeiouls])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** Who does it, how many of them, and when: what stands before the stem of a Swahili word. */
const prefixes = /^(?:wana|nina|nime|ana|ame|ali|ata|una|wa|ki|vi|ku|mi|m(?=[^aeiou])|u)(?=.{4})/;

/** 'toto' for 'mtoto' and 'watoto', 'jifungua' for 'kujifungua' and 'anajifungua'; others as they are. */
export function stemSwahili(word: string): string {
  return word.replace(prefixes, '');
}
