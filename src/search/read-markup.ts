const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Resolves the character references that React writes. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (reference, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? reference;
  });
}

/** Cuts prose behind a full stop, a question or an exclamation mark; 'Dr. Ouma' stays whole. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[\p{Lu}\d"])/u);
}

/** The value of an attribute among those of a tag; '' where it has none. */
export const attributeOf = (attributes: string, name: string) =>
  decodeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** What the `<meta>` of this name says; '' where there is none. */
export function metaOf(html: string, name: string): string {
  const tag = html.match(/<meta[^>]*>/g)?.find((meta) => meta.includes(`name="${name}"`));
  return tag ? attributeOf(tag, 'content') : '';
}
