import { Parser } from 'htmlparser2';
import type { PageSection, PageText } from './page-text.ts';
import { type Cell, findAgeTables, formatRow } from './table-rows.ts';

interface OpenElement {
  id: string;
  isSectioning: boolean;
  /** The section that ends where this element ends. */
  ends?: PageSection;
}

/** Not searched. `thead` is skipped because each row repeats the column names. */
const skippedTags = /^(form|nav|picture|script|style|svg|template|thead)$/;
/** Elements inside a sentence; the end of any other element ends the sentence. */
const inlineTags = /^(a|abbr|b|bdi|cite|em|i|q|small|span|strong|sub|sup|time)$/;
const voidTags = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that limit the scope of a heading inside them. */
const sectioningTags = /^(article|aside|details|li|section)$/;
const headingTag = /^h[1-3]$/;

/**
 * Returns whether an element is not searched: by tag, `data-search="off"`, or because it is hidden.
 */
const isExcluded = (tag: string, attributes: Readonly<Record<string, string>>) =>
  skippedTags.test(tag) ||
  attributes['data-search'] === 'off' ||
  attributes['aria-hidden'] === 'true' ||
  (tag === 'span' && /\bsr-only\b/.test(attributes.class ?? ''));

/** Splits prose after '.', '?' or '!', but not after an abbreviation such as 'Dr.'. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[\p{Lu}\d"])/u);
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the sections of a rendered page, each with its heading and sentences: the content of
 * `<main>` without elements marked `data-search="off"`. Undefined for a noindex page or one without
 * a heading.
 */
export function readSections(html: string): PageText | undefined {
  const sections: PageSection[] = [];
  const metas: Record<string, string> = {};
  const open: OpenElement[] = [];
  /** The sections around the current position, outermost first, with the rank of their heading. */
  let within: { section: PageSection; rank: number }[] = [];
  let heading: { id: string; rank: number; linksToPage: boolean } | undefined;
  let isInMain = false;
  /** Depth inside excluded elements. */
  let excludedDepth = 0;
  let text = '';
  /** Number of characters of `text` that are in links to other pages or sections. */
  let linkedLength = 0;
  let inLink = false;
  /** Cells of the current table row or term with details; each row becomes one sentence. */
  let row: Cell[] | undefined;
  let column = '';
  /** The first cell of each row, by the sentence of the row. */
  const terms = new Map<PageSection, Map<string, string>>();

  function flush() {
    const line = inOneLine(text);
    const isLinkOnly = linkedLength >= text.trim().length;
    text = '';
    linkedLength = 0;
    if (!line || heading) return;
    if (row) row.push({ column, text: line });
    else if (!isLinkOnly) within.at(-1)?.section.sentences.push(...sentencesOf(line));
  }

  function endRow() {
    flush();
    const section = within.at(-1)?.section;
    if (row?.length && section) {
      const sentence = formatRow(row);
      section.sentences.push(sentence);
      const others = terms.get(section) ?? new Map();
      terms.set(section, others.set(sentence, row[0]?.text ?? ''));
    }
    row = undefined;
  }

  function fragmentOf(id: string): string {
    if (id) return open.find((element) => element.id && `${element.id}-heading` === id)?.id ?? id;
    return open.findLast((element) => element.id)?.id ?? within.at(-1)?.section.fragment ?? '';
  }

  function startSection() {
    const { id = '', rank = 1, linksToPage = false } = heading ?? {};
    const name = inOneLine(text);
    text = '';
    linkedLength = 0;
    heading = undefined;
    within = within.filter((outer) => outer.rank < rank);
    const fragment = rank === 1 ? '' : fragmentOf(id);
    const above = within.at(-1);
    const under = above && above.rank > 1 ? above.section.heading : '';
    const section: PageSection = { fragment, heading: name, under, sentences: [] };
    within.push({ section, rank });
    const owner = open.findLast(({ isSectioning }) => isSectioning);
    if (owner && rank > 1) owner.ends ??= section;
    // a card that links to another page is not indexed here, because that page has the content
    if (!linksToPage && name) sections.push(section);
  }

  function openElement(tag: string, attributes: Readonly<Record<string, string>>) {
    if (tag === 'a') {
      inLink = !/^(tel|mailto):/.test(attributes.href ?? '');
      if (heading && attributes.href?.startsWith('/')) heading.linksToPage = true;
    } else if (headingTag.test(tag)) {
      endRow();
      heading = { id: attributes.id ?? '', rank: Number(tag[1]), linksToPage: false };
    } else if (tag === 'tr' || tag === 'dt') {
      endRow();
      row = [];
    } else if (!inlineTags.test(tag)) {
      flush();
      if (row) column = attributes['data-column'] ?? '';
    }
    open.push({ id: attributes.id ?? '', isSectioning: sectioningTags.test(tag) });
  }

  function closeElement(tag: string) {
    const closed = open.pop();
    if (tag === 'a') inLink = false;
    else if (headingTag.test(tag)) startSection();
    else if (tag === 'tr' || tag === 'dd') endRow();
    else if (!inlineTags.test(tag)) flush();
    const at = within.findIndex(({ section }) => section === closed?.ends);
    if (at >= 0) within = within.slice(0, at);
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta' && attributes.name) metas[attributes.name] = attributes.content ?? '';
      if (tag === 'main') isInMain = true;
      else if (!isInMain) return;
      else if (tag === 'br') text += excludedDepth ? '' : ' ';
      else if (voidTags.test(tag)) return;
      else if (excludedDepth || isExcluded(tag, attributes)) excludedDepth += 1;
      else openElement(tag, attributes);
    },
    ontext(chunk) {
      if (!isInMain || excludedDepth) return;
      text += chunk;
      if (inLink) linkedLength += chunk.length;
    },
    onclosetag(tag) {
      if (tag === 'main') isInMain = false;
      if (!isInMain || voidTags.test(tag)) return;
      if (excludedDepth) excludedDepth -= 1;
      else closeElement(tag);
    },
  });
  parser.end(html);
  const title = sections[0]?.heading;
  if (!title || metas.robots?.includes('noindex')) return undefined;
  const keywords = `${metas.description ?? ''} ${metas.keywords ?? ''}`.trim();
  return { title, keywords, sections, ageTables: findAgeTables(sections, terms) };
}
