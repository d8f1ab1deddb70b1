/** A string, a template or the text of an element, at least in part told by hand. */
const literal =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}'"`]*[a-z][^<>{}'"`]*(?=<)/g;

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** What stands in place of a computed value, which is not told by hand. */
const computed = '\u25A1';

/**
 * The texts that a file tells by hand: strings that are added up are one text, strings of one list
 * are one text with '|' between, and a computed value is a box.
 */
export function textsInSource(source: string): string[] {
  const code = source
    .replace(comment, '')
    .replace(/^(?:import|export)\s[^;]*?from\s+'[^']+';/gm, '');
  const texts: string[] = [];
  let end = -1;
  for (const found of code.matchAll(literal)) {
    const text = found[0]
      .replace(/^['"`]|['"`]$/g, '')
      .replace(/\$\{[^}]*\}/g, computed)
      .replace(/\s+/g, ' ');
    const between = end < 0 ? '' : code.slice(end, found.index).trim();
    const last = texts.length - 1;
    if (end >= 0 && between === '+') texts[last] += text;
    else if (end >= 0 && between === ',') texts[last] += ` | ${text}`;
    else texts.push(text);
    end = found.index + found[0].length;
  }
  return texts;
}
