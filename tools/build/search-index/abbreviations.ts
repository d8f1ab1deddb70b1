import { wordsOf } from '../../../src/messages/fold-words.ts';

/** 'Social Health Authority (SHA)'. */
const afterName = /((?:[\p{L}'-]+ ){2,7})\((\p{Lu}{2,6})\)/gu;
/** 'KEPI (Kenya Expanded Programme on Immunization)', 'HDU (uangalizi wa karibu)'; not 'AFP (liver)'. */
const beforeName = /\b(\p{Lu}{2,6}) \(([\p{L}'-]+(?: [\p{L}'-]+)+)\)/gu;

/** Returns the last words of a text that begin with these letters; small words between them count as none. */
function nameFor(letters: string, text: string): string | undefined {
  const words = text.trim().split(' ');
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const name = words.slice(from);
    const initials = name.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
    if (initials.map(([first]) => first?.toUpperCase()).join('') === letters) return name.join(' ');
  }
  return undefined;
}

/** An abbreviation with its long name, both in lower case. */
type Abbreviation = readonly [short: string, long: string];

/** Returns the abbreviations that some texts explain. */
export function findAbbreviations(texts: readonly string[]): Abbreviation[] {
  const found = texts.flatMap((text) => [
    ...Array.from(text.matchAll(afterName), ([, before = '', short = '']) => [
      short,
      nameFor(short, before),
    ]),
    // an explanation in small letters is a name, too; a note on a link ('kwa Kiingereza') has a capital
    ...Array.from(text.matchAll(beforeName), ([, short = '', after = '']) => [
      short,
      after === after.toLowerCase() ? after : nameFor(short, after),
    ]),
  ]);
  const pairs = found.flatMap(([short, long]) =>
    short && long ? [[short.toLowerCase(), long.toLowerCase()] as const] : [],
  );
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** Adds the abbreviations of the long names in a text: 'Social Health Authority' gets 'SHA'. */
export function withAbbreviations(text: string, abbreviations: readonly Abbreviation[]) {
  const written = ` ${wordsOf(text).join(' ')} `;
  const shorts = abbreviations.flatMap(([short, long]) =>
    written.includes(` ${long} `) ? [short] : [],
  );
  return [text, ...shorts].join(' ');
}
