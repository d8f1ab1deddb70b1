import { attributeOf, decodeHtml, metaOf, sentencesOf } from './read-markup.ts';
import { type Cell, limitsOf, rowText } from './rows.ts';

/** A part of a page under its heading, as a reader meets it. */
export interface PageSection {
  /** The id that leads to it; '' for the page itself. */
  fragment: string;
  heading: string;
  /** The heading that it stands under; '' right under the page's. */
  under: string;
  /** Its sentences, rows of tables and items of lists, in order. */
  sentences: string[];
}

/** What a page says between its header and its footer. */
export interface PageText {
  title: string;
  /** What its head tells search engines besides: description and keywords. */
  keywords: string;
  /** The first is the page's own opening. */
  sections: PageSection[];
  /** By fragment: the lines of its table by age. They are only shown together. */
  limits: Readonly<Record<string, readonly string[]>>;
}

interface OpenElement {
  tag: string;
  id: string;
  /** The section that ends with it. */
  ends?: PageSection | undefined;
}

const voidTags = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** Not searched. The names of columns are repeated in each row. */
const skippedTags = /^(form|nav|picture|script|style|svg|template|thead)$/;
const skippedAttributes =
  /(?:\s(?:aria-labelledby="(?:next-step|related-heading|sources)"|id="(?:consultation|notices|share-address)"|aria-hidden="true"))/;
/** Parts of a text; the end of any other element ends a sentence. */
const inlineTags = /^(a|abbr|b|bdi|cite|em|i|q|small|span|strong|sub|sup|time)$/;
/** What a heading speaks for, at most. */
const sectioningTags = /^(article|aside|details|li|section)$/;
const headingTag = /^h[1-3]$/;
const token =
  /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)|</gi;

/**
 * The sections of a rendered page, each with its heading and sentences: what stands in `<main>`
 * without navigation, forms, sources and repeated calls to action. Undefined for a page that asks
 * to be left out of indexes or has no heading. `html` is as React serialises it.
 */
export function readSections(html: string): PageText | undefined {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  if (from < 0 || to < from || /noindex/.test(metaOf(html, 'robots'))) return undefined;
  const sections: PageSection[] = [];
  const open: OpenElement[] = [];
  /** Sections that the present place belongs to, outermost first, with the rank of their heading. */
  let within: { section: PageSection; rank: number }[] = [];
  let heading: { id: string; rank: number; pointsAway: boolean } | undefined;
  /** How deep in `open` a left-out element stands. */
  let skipped = Number.POSITIVE_INFINITY;
  let text = '';
  /** How much of `text` stands in links to other places. */
  let linked = 0;
  let inLink = false;
  /** Cells of a row, a term and its details: one sentence. */
  let row: Cell[] | undefined;
  let column = '';
  /** The first cell of each row, by the sentence that the row became. */
  const terms = new Map<PageSection, Map<string, string>>();

  function flush() {
    const whole = text.replace(/\s+/g, ' ').trim();
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
    const inside = open.findLast((element) => element.id && element.tag !== 'main')?.id;
    return inside ?? within.at(-1)?.section.fragment ?? '';
  }

  function startSection() {
    const { id = '', rank = 1, pointsAway = false } = heading ?? {};
    const name = text.replace(/\s+/g, ' ').trim();
    text = '';
    linked = 0;
    heading = undefined;
    within = within.filter((outer) => outer.rank < rank);
    const fragment = rank === 1 ? '' : fragmentOf(id);
    const above = within.at(-1);
    const under = above && above.rank > 1 ? above.section.heading : '';
    const section: PageSection = { fragment, heading: name, under, sentences: [] };
    within.push({ section, rank });
    const owner = open.findLast(({ tag }) => sectioningTags.test(tag));
    if (owner && rank > 1) owner.ends ??= section;
    // the card of another page: that page answers itself
    if (!pointsAway && name) sections.push(section);
  }

  for (const [, closing, name = '', attributes = '', words] of html
    .slice(from, to)
    .matchAll(token)) {
    const tag = name.toLowerCase();
    const skipping = open.length > skipped;
    if (words !== undefined) {
      if (skipping) continue;
      const decoded = decodeHtml(words);
      text += decoded;
      if (inLink) linked += decoded.length;
    } else if (closing) {
      const closed = open.pop();
      if (open.length <= skipped) skipped = Number.POSITIVE_INFINITY;
      if (skipping) continue;
      if (tag === 'a') inLink = false;
      else if (headingTag.test(tag)) startSection();
      else if (tag === 'tr' || tag === 'dd') endRow();
      else if (!inlineTags.test(tag)) flush();
      const ended = closed?.ends;
      if (ended) {
        const at = within.findIndex(({ section }) => section === ended);
        if (at >= 0) within = within.slice(0, at);
      }
    } else if (tag) {
      if (voidTags.test(tag)) {
        if (tag === 'br') text += ' ';
        continue;
      }
      const id = attributeOf(attributes, 'id');
      if (!skipping) {
        const hidden = tag === 'span' && /class="[^"]*\bsr-only\b/.test(attributes);
        if (skippedTags.test(tag) || skippedAttributes.test(attributes) || hidden) {
          skipped = open.length;
        } else if (tag === 'a') {
          const href = attributeOf(attributes, 'href');
          inLink = !/^(tel|mailto):/.test(href);
          if (heading && /^\//.test(href)) heading.pointsAway = true;
        } else if (headingTag.test(tag)) {
          endRow();
          heading = { id, rank: Number(tag[1]), pointsAway: false };
        } else if (tag === 'tr' || tag === 'dt') {
          endRow();
          row = [];
        } else if (!inlineTags.test(tag)) {
          flush();
          if (row) column = attributeOf(attributes, 'data-column');
        }
      }
      open.push({ tag, id });
    }
  }
  const title = sections[0]?.heading;
  if (!title) return undefined;
  const keywords = `${metaOf(html, 'description')} ${metaOf(html, 'keywords')}`.trim();
  return { title, keywords, sections, limits: limitsOf(sections, terms) };
}
