import { Parser } from 'htmlparser2';
import type { PageSection, PageText } from './page-text.ts';
import { type Cell, limitsOf, rowText } from './rows.ts';

interface OpenElement {
  id: string;
  isSectioning: boolean;
  /** The section that ends with it. */
  ends?: PageSection;
}

/** Not searched. The names of columns are repeated in each row. */
const skippedTags = /^(form|nav|picture|script|style|svg|template|thead)$/;
/** Parts of a text; the end of any other element ends a sentence. */
const inlineTags = /^(a|abbr|b|bdi|cite|em|i|q|small|span|strong|sub|sup|time)$/;
const voidTags = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** What a heading speaks for, at most. */
const sectioningTags = /^(article|aside|details|li|section)$/;
const headingTag = /^h[1-3]$/;

/** Whether a page marks an element as not searched, or no reader sees it. */
const isOff = (tag: string, attributes: Readonly<Record<string, string>>) =>
  skippedTags.test(tag) ||
  attributes['data-search'] === 'off' ||
  attributes['aria-hidden'] === 'true' ||
  (tag === 'span' && /\bsr-only\b/.test(attributes.class ?? ''));

/** Cuts prose behind a full stop, a question or an exclamation mark; 'Dr. Ouma' stays whole. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[\p{Lu}\d"])/u);
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the sections of a rendered page, each with its heading and sentences: what `<main>` shows,
 * without what is marked by `data-search="off"`. Undefined for a page without a heading, or one that
 * asks to be left out of indexes.
 */
export function readSections(html: string): PageText | undefined {
  const sections: PageSection[] = [];
  const metas: Record<string, string> = {};
  const open: OpenElement[] = [];
  /** Sections that the present place belongs to, outermost first, with the rank of their heading. */
  let within: { section: PageSection; rank: number }[] = [];
  let heading: { id: string; rank: number; pointsAway: boolean } | undefined;
  let isInMain = false;
  /** How many elements that are not searched are open. */
  let off = 0;
  let text = '';
  /** How much of `text` is in links to other places. */
  let linked = 0;
  let inLink = false;
  /** Cells of a row, a term and its details: one sentence. */
  let row: Cell[] | undefined;
  let column = '';
  /** The first cell of each row, by the sentence that the row became. */
  const terms = new Map<PageSection, Map<string, string>>();

  function flush() {
    const whole = inOneLine(text);
    const pointer = linked >= text.trim().length;
    text = '';
    linked = 0;
    if (!whole || heading) return;
    if (row) row.push({ column, text: whole });
    else if (!pointer) within.at(-1)?.section.sentences.push(...sentencesOf(whole));
  }

  function endRow() {
    flush();
    const section = within.at(-1)?.section;
    if (row?.length && section) {
      const sentence = rowText(row);
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
    const { id = '', rank = 1, pointsAway = false } = heading ?? {};
    const name = inOneLine(text);
    text = '';
    linked = 0;
    heading = undefined;
    within = within.filter((outer) => outer.rank < rank);
    const fragment = rank === 1 ? '' : fragmentOf(id);
    const above = within.at(-1);
    const under = above && above.rank > 1 ? above.section.heading : '';
    const section: PageSection = { fragment, heading: name, under, sentences: [] };
    within.push({ section, rank });
    const owner = open.findLast(({ isSectioning }) => isSectioning);
    if (owner && rank > 1) owner.ends ??= section;
    // the card of another page: that page answers itself
    if (!pointsAway && name) sections.push(section);
  }

  function openElement(tag: string, attributes: Readonly<Record<string, string>>) {
    if (tag === 'a') {
      inLink = !/^(tel|mailto):/.test(attributes.href ?? '');
      if (heading && attributes.href?.startsWith('/')) heading.pointsAway = true;
    } else if (headingTag.test(tag)) {
      endRow();
      heading = { id: attributes.id ?? '', rank: Number(tag[1]), pointsAway: false };
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
      else if (tag === 'br') text += off ? '' : ' ';
      else if (voidTags.test(tag)) return;
      else if (off || isOff(tag, attributes)) off += 1;
      else openElement(tag, attributes);
    },
    ontext(words) {
      if (!isInMain || off) return;
      text += words;
      if (inLink) linked += words.length;
    },
    onclosetag(tag) {
      if (tag === 'main') isInMain = false;
      if (!isInMain || voidTags.test(tag)) return;
      if (off) off -= 1;
      else closeElement(tag);
    },
  });
  parser.end(html);
  const title = sections[0]?.heading;
  if (!title || metas.robots?.includes('noindex')) return undefined;
  const keywords = `${metas.description ?? ''} ${metas.keywords ?? ''}`.trim();
  return { title, keywords, sections, limits: limitsOf(sections, terms) };
}
