import { Parser } from 'htmlparser2';

/** One element of a page. */
export interface ReadElement {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
  /** The text within, with single spaces except in a textarea; '' for void elements. */
  readonly text: string;
  /** The markup within; '' for void elements. */
  readonly inner: string;
}

const inlineTags = /^(a|abbr|b|cite|em|i|q|small|span|strong|sub|sup|time)$/;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes character references and leaves tags as they are. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (reference, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? reference;
  });
}

function read(html: string): readonly ReadElement[] {
  let allText = '';
  /** Text of two blocks stays two words. */
  const separate = (tag: string) => {
    if (!inlineTags.test(tag)) allText += ' ';
  };
  const found: ReadElement[] = [];
  const open: { end(): void }[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      separate(tag);
      const [from, textFrom] = [parser.endIndex + 1, allText.length];
      let [to, textTo] = [from, textFrom];
      found.push({
        tag,
        attributes,
        get inner() {
          return html.slice(from, to);
        },
        get text() {
          const text = allText.slice(textFrom, textTo);
          return /^(script|textarea)$/.test(tag) ? text : text.replace(/\s+/g, ' ').trim();
        },
      });
      open.push({
        end: () => {
          to = parser.startIndex;
          textTo = allText.length;
        },
      });
    },
    ontext(text) {
      allText += text;
    },
    onclosetag(tag) {
      open.pop()?.end();
      separate(tag);
    },
  });
  parser.end(html);
  return found;
}

let lastRead: { html: string; elements: readonly ReadElement[] } | undefined;

/** Every element of a page, in document order. */
export function readHtml(html: string): readonly ReadElement[] {
  // a test asks many things of one page
  if (lastRead?.html !== html) lastRead = { html, elements: read(html) };
  return lastRead.elements;
}

/** The elements with that tag and all of `attributes`. */
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

/** The one such element; throws if there is none or more than one. */
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

/** The text of the page. */
export function bodyText(html: string): string {
  return elementOf(html, 'body').text;
}
