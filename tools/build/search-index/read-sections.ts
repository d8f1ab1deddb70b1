import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { placeByTable } from '../../../src/site/addresses.ts';
import type { IndexedSection, ParsedPage } from './page-text.ts';
import { formatRow, joinAgeTables, type TableCell } from './table-rows.ts';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];
type Element = Extract<Node, { attribs: unknown }>;
const isElement = (node: object): node is Element => 'attribs' in node;

/** Not searched. `thead` is skipped because each row repeats the column names. */
const skippedTags = /^(caption|form|nav|picture|script|style|svg|template|thead)$/;
/** Elements inside a sentence; the end of any other element ends the sentence. */
const inlineTags = /^(a|abbr|b|bdi|br|cite|em|i|img|q|small|span|strong|sub|sup|time)$/;
/** Elements that limit the scope of a heading inside them. */
const sectioningTags = /^(article|aside|details|li|section)$/;
/** Classes that put a `<span>` on a line of its own. */
const blockClasses = /(?:^|\s)(?:block|flex|grid)(?:\s|$)/;
const headingTag = /^h[1-3]$/;

/** Returns whether a node is the ';' between a department's hours, which only screen readers read. */
const isMark = (node?: Node) => node?.type === ElementType.Text && node.data === ';';

/** Returns whether an element is not searched: by tag, `data-search="off"`, hidden but for ';', or true today only. */
const isExcluded = ({ name, attribs, childNodes }: Element) =>
  skippedTags.test(name) ||
  attribs['data-search'] === 'off' ||
  attribs['aria-hidden'] === 'true' ||
  'data-clock' in attribs ||
  (name === 'span' && /\bsr-only\b/.test(attribs.class ?? '') && !isMark(childNodes[0]));

/** Returns the text of a node without excluded elements. */
function textOf(node: Node): string {
  if (!isElement(node)) return node.type === ElementType.Text ? node.data : '';
  return isExcluded(node) ? '' : node.childNodes.map(textOf).join('');
}

/** Splits prose after '.' or '!', but not after an abbreviation such as 'Dr.', nor a question from its answer. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[\p{Lu}\d"])/u);
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isPageLink = (node: Node) =>
  isElement(node) && node.name === 'a' && Boolean(node.attribs.href?.startsWith('/'));

/** Returns the id that leads to a heading: of an element that it names, its own, or of one around it. */
function fragmentOf(heading: Element): string | undefined {
  const { parent } = heading;
  // a fold has its id on its content, because browsers open only folds around a target
  const isInLine = parent && isElement(parent) && parent.name === 'summary';
  const fold = isInLine ? parent.parent : DomUtils.nextElementSibling(heading);
  const isFold = fold && isElement(fold) && fold.name === 'details';
  const content = isFold ? fold.childNodes.findLast(isElement) : undefined;
  const id = heading.attribs.id ?? content?.attribs.id;
  for (let around = heading.parent; around && isElement(around); around = around.parent) {
    if (around.name === 'main') break;
    const { id: outer } = around.attribs;
    if (outer && (!id || id === `${outer}-heading`)) return outer;
  }
  return id;
}

/**
 * Parses a rendered page for the index: its sections, each with its heading and sentences, from `<main>`
 * without elements marked `data-search="off"`. The first sentence of its opening is its description.
 * Undefined for the search page, a noindex page or one without a heading.
 */
export function readPage(address: string, html: string): ParsedPage | undefined {
  if (placeByTable(address)?.name === 'search') return undefined;
  const document = parseDocument(html);
  const sections: IndexedSection[] = [];
  /** The sections around the current position, outermost first, with the rank of their heading. */
  let within: { section: IndexedSection; rank: number }[] = [];
  let text = '';
  /** Number of characters of `text` that are in links to other pages or sections. */
  let linkedLength = 0;
  /** Cells of the current table row or term with details; each row becomes one sentence. */
  let row: TableCell[] | undefined;
  let column = '';
  /** The first cell of each row, by the sentence of the row. */
  const rows = new Map<string, string>();

  /** Adds sentences to the section; after a colon the first goes on with the line before: 'You pay: KES 100'. */
  function addSentences([first = '', ...others]: readonly string[]) {
    const sentences = within.at(-1)?.section.sentences;
    const label = sentences?.at(-1)?.endsWith(':') ? `${sentences.pop()} ` : '';
    sentences?.push(label + first, ...others);
  }

  function flush() {
    const line = inOneLine(text);
    const isLinkOnly = linkedLength >= text.trim().length;
    text = '';
    linkedLength = 0;
    if (line && row) row.push({ column, text: line });
    else if (line && !isLinkOnly) addSentences(sentencesOf(line));
  }

  function endRow() {
    flush();
    if (row?.[0]) {
      const sentence = formatRow(row);
      within.at(-1)?.section.sentences.push(sentence);
      rows.set(sentence, row[0].text);
    }
    row = undefined;
  }

  function startSection(element: Element) {
    const heading = inOneLine(textOf(element));
    const rank = Number(element.name[1]);
    const last = within.at(-1)?.section.fragment ?? '';
    within = within.filter((outer) => outer.rank < rank);
    const above = within.at(-1);
    const under = above && above.rank > 1 ? above.section.heading : '';
    const fragment = rank === 1 ? '' : (fragmentOf(element) ?? last);
    const section: IndexedSection = { fragment, heading, under, sentences: [] };
    within.push({ section, rank });
    // a card that links to another page is not indexed here, because that page has the content
    if (heading && !DomUtils.existsOne(isPageLink, element.childNodes)) sections.push(section);
  }

  function read(node: Node) {
    if (!isElement(node)) text += textOf(node);
    else if (!isExcluded(node)) readElement(node);
  }

  function readElement(element: Element) {
    const { name, attribs, childNodes } = element;
    if (inlineTags.test(name) && !(name === 'span' && blockClasses.test(attribs.class ?? ''))) {
      // links like buttons and labels are beside others without a space
      const isApart = /[\p{Ll}\d]$/u.test(text) && /^\p{Lu}/u.test(textOf(element));
      if (name === 'br' || isApart) text += isApart && name !== 'a' ? '. ' : ' ';
      const start = text.length;
      for (const child of childNodes) read(child);
      const isLink = name === 'a' && !/^(tel|mailto):/.test(attribs.href ?? '');
      if (isLink) linkedLength += Math.max(0, text.length - start);
    } else if (headingTag.test(name)) {
      endRow();
      startSection(element);
    } else {
      const around = within;
      if (name === 'tr' || name === 'dt') {
        endRow();
        row = [];
      } else flush();
      if (row) column = attribs['data-column'] ?? '';
      for (const child of childNodes) read(child);
      if (name === 'tr' || name === 'dd') endRow();
      else flush();
      if (sectioningTags.test(name)) within = within.filter((each) => around.includes(each));
    }
  }

  const [main] = DomUtils.getElementsByTagName('main', document, true, 1);
  for (const node of main?.childNodes ?? []) read(node);
  const { heading: title, sentences = [] }: Partial<IndexedSection> = sections[0] ?? {};
  const metas = DomUtils.getElementsByTagName('meta', document).map(({ attribs }) => attribs);
  const meta = (name: string) => metas.find((attribs) => attribs.name === name)?.content ?? '';
  if (!title || meta('robots').includes('noindex')) return undefined;
  if (meta('description')) sentences.unshift(meta('description'));
  const keywords = `${meta('description')} ${meta('keywords')}`;
  return { address, title, keywords, sections: joinAgeTables(sections, rows) };
}
