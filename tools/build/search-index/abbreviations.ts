import { wordsOf } from '../../../src/messages/fold-words.ts';

/** An abbreviation with its long name, both in lower case. */
type Abbreviation = readonly [short: string, long: string];

/** Matches the words that begin with these letters, with small words between them. */
const nameFor = (short: string) =>
  Array.from(short, (letter) => `[${letter}${letter.toLowerCase()}][\\p{L}'-]*`).join(
    '(?: \\p{Ll}{1,3})* ',
  );

/** Returns the abbreviations that a text explains: 'Social Health Authority (SHA)'. */
function abbreviationsIn(text: string): Abbreviation[] {
  return Array.from(text.matchAll(/\b\p{Lu}{2,6}\b/gu), ([short]) => {
    const name = nameFor(short);
    // an explanation in small letters is a name, too: 'HDU (uangalizi wa karibu)'
    const after = `${short} \\((${name}|[\\p{Ll}'-]+(?: [\\p{Ll}'-]+)+)\\)`;
    const found = new RegExp(`\\b(${name}) \\(${short}\\)|\\b${after}`, 'u').exec(text);
    return [short.toLowerCase(), (found?.[1] ?? found?.[2] ?? '').toLowerCase()] as const;
  }).filter(([, long]) => long);
}

/** Returns the abbreviations that some texts explain. */
export const findAbbreviations = (texts: readonly string[]): Abbreviation[] => [
  ...new Map(texts.flatMap(abbreviationsIn).map((pair) => [pair.join(), pair])).values(),
];

/** Adds the abbreviations of the long names in a text: 'Social Health Authority' gets 'SHA'. */
export function withAbbreviations(text: string, abbreviations: readonly Abbreviation[]) {
  const written = ` ${wordsOf(text).join(' ')} `;
  const shorts = abbreviations.flatMap(([short, long]) =>
    written.includes(` ${long} `) ? [short] : [],
  );
  return [text, ...shorts].join(' ');
}
