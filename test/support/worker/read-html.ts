/** One element of a page: its attributes as a browser would read them, and its text. */
export interface ReadElement {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
  /** The text within, runs of white space as one space but in a textarea; '' for void elements. */
  readonly text: string;
  /** The markup within; '' for void elements. */
  readonly inner: string;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const voidTags = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** What is inside these is text, whatever it looks like. */
const textOnlyTags = /^(script|textarea|title)$/;
const inlineTags = /^<\/?(a|abbr|b|cite|em|i|q|small|span|strong|sub|sup|time)\b/i;
const token =
  /<!--.*?-->|<(?<closing>\/?)(?<tag>[a-z][\w-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(?<empty>\/?)>/gis;

/** Resolves character references, in text and in attribute values. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (reference, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? reference;
  });
}

/** The text within an element; what stands in two blocks stays two words. */
function textOf(tag: string, inner: string): string {
  if (tag === 'script') return inner;
  if (tag === 'textarea') return decodeHtml(inner);
  const text = inner.replace(token, (inlineOrBlock) => (inlineTags.test(inlineOrBlock) ? '' : ' '));
  return decodeHtml(text).replace(/\s+/g, ' ').trim();
}

function readAttributes(source: string): Record<string, string> {
  const pairs = source.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHtml(value)]),
  );
}

function read(html: string): readonly ReadElement[] {
  const found: ReadElement[] = [];
  const open: { element: ReadElement & { inner: string }; from: number }[] = [];
  const scan = new RegExp(token);
  for (let match = scan.exec(html); match; match = scan.exec(html)) {
    const { closing, tag = '', attributes = '', empty } = match.groups ?? {};
    if (!tag) continue;
    if (closing) {
      const last = open.pop();
      if (last?.element.tag !== tag) throw new Error(`</${tag}> ends <${last?.element.tag}>`);
      last.element.inner = html.slice(last.from, match.index);
      continue;
    }
    const element = {
      tag,
      attributes: readAttributes(attributes),
      inner: '',
      get text() {
        return textOf(tag, this.inner);
      },
    };
    found.push(element);
    if (empty || voidTags.test(tag)) continue;
    open.push({ element, from: scan.lastIndex });
    if (textOnlyTags.test(tag)) scan.lastIndex = html.indexOf(`</${tag}>`, scan.lastIndex);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.element.tag}> is never closed`);
  return found;
}

let lastRead: { html: string; elements: readonly ReadElement[] } | undefined;

/** Every element of a page as React serialises it, in document order. */
export function readHtml(html: string): readonly ReadElement[] {
  // a test asks many things of one page
  if (lastRead?.html !== html) lastRead = { html, elements: read(html) };
  return lastRead.elements;
}

/** The elements of one kind that carry all of `attributes`. */
export function elementsOf(
  html: string,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): ReadElement[] {
  return readHtml(html).filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );
}

/** The one such element; throws when there is none or more than one. */
export function elementOf(
  html: string,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): ReadElement {
  const [element, another] = elementsOf(html, tag, attributes);
  if (!element || another) {
    throw new Error(`${element ? 'several' : 'no'} <${tag} ${JSON.stringify(attributes)}>`);
  }
  return element;
}

/** What a visitor reads between `<body>` and its end. */
export function bodyText(html: string): string {
  return elementOf(html, 'body').text;
}
