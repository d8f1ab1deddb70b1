/** A string, a template or the text of an element. */
const literal =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}'"`]*[a-z][^<>{}'"`]*(?=<)/g;

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** The placeholder for a computed value. */
const computed = '\u25A1';

/**
 * The hard-coded texts of a file: added strings are one text, strings of one list are one text with
 * '|' between, and a computed value is a box.
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
 * The hard-coded text of an article's file: its front matter and Markdown, with '|' between paragraphs,
 * items and fields, and a box for each fact or part.
 */
function textOfArticleFile(markdown: string): string {
  return markdown
    .replace(/:{1,2}[a-z-]+\[[^\]]*\]/g, computed)
    .replace(/\*\*|^---$|^#+ |\]\([^)]*\)|(?<=: )>-$/gm, '')
    .replace(/\n\s*(?=\n|- |\d+\. |[a-z]+: )/gi, ' | ')
    .replace(/\s+/g, ' ');
}

/** The hard-coded texts of a file of either kind. */
export function textsInFile({ path, text }: { path: string; text: string }): string[] {
  return path.endsWith('.md') ? [textOfArticleFile(text)] : textsInSource(text);
}
