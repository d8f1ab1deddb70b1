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

/** Returns the abbreviations that a text explains, with their long names, both in lower case. */
export function findAbbreviations(text: string): [short: string, long: string][] {
  const found = [
    ...Array.from(text.matchAll(afterName), ([, before = '', short = '']) => [
      short,
      nameFor(short, before),
    ]),
    // an explanation in small letters is a name, too; a note on a link ('kwa Kiingereza') has a capital
    ...Array.from(text.matchAll(beforeName), ([, short = '', after = '']) => [
      short,
      after === after.toLowerCase() ? after : nameFor(short, after),
    ]),
  ];
  return found.flatMap(([short, long]) =>
    short && long ? [[short.toLowerCase(), long.toLowerCase()] as [string, string]] : [],
  );
}
