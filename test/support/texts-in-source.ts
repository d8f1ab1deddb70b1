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

/**
 * The text that an article's file tells by hand: its front matter and its Markdown as one, with '|'
 * between paragraphs, items and fields, and a box where a fact or a part is named.
 */
export function textOfArticleFile(markdown: string): string {
  return markdown
    .replace(/:{1,2}[a-z-]+\[[^\]]*\]/g, computed)
    .replace(/\*\*|^---$|^#+ |\]\([^)]*\)|(?<=: )>-$/gm, '')
    .replace(/\n\s*(?=\n|- |\d+\. |[a-z]+: )/gi, ' | ')
    .replace(/\s+/g, ' ');
}

/** The texts that a file of either kind tells by hand. */
export function textsInFile({ path, text }: { path: string; text: string }): string[] {
  return path.endsWith('.md') ? [textOfArticleFile(text)] : textsInSource(text);
}
