import { describe, expect, it } from 'vitest';
import { readSections } from '../../../src/features/search/index/read-sections.ts';

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><header><h2>Menu</h2></header><main id="content">${main}</main><footer><p>End</p></footer></body></html>`;

const sectionsOf = (main: string) => readSections(page(main))?.sections;

describe('the sections of a page', () => {
  it('start at headings, each with the id that links to it', () => {
    const main = `<h1>Laboratory</h1><p>Tests. Of all kinds.</p>
      <section id="faq" aria-labelledby="faq-heading"><h2 id="faq-heading">Questions</h2>
        <details><summary><h3>Is it open?</h3></summary><p>Yes &amp; always.</p></details><p>Ask us.</p></section>
      <h2 id="cost">Cost</h2><p>KES 10</p>`;
    expect(sectionsOf(main)).toEqual([
      { fragment: '', heading: 'Laboratory', under: '', sentences: ['Tests.', 'Of all kinds.'] },
      { fragment: 'faq', heading: 'Questions', under: '', sentences: ['Ask us.'] },
      { fragment: 'faq', heading: 'Is it open?', under: 'Questions', sentences: ['Yes & always.'] },
      { fragment: 'cost', heading: 'Cost', under: '', sentences: ['KES 10'] },
    ]);
  });

  it('keep a table row, or a term with its detail, in one sentence', () => {
    const main = `<h1>A</h1><dl><div><dt>Phone</dt><dd><a href="tel:+1">12 34</a>, always</dd></div></dl>
      <table><tr><th>Birth</th><td><span>KES 1</span></td></tr></table><p>Dr. Ouma is in. Ask.</p>`;
    expect(sectionsOf(main)?.[0]?.sentences).toEqual([
      'Phone: 12 34, always',
      'Birth: KES 1',
      'Dr. Ouma is in.',
      'Ask.',
    ]);
  });

  it('leave out navigation, forms, drawings, cards of other pages and data-search="off"', () => {
    const main = `<nav><ol><li>Home</li></ol></nav><h1>A</h1><p>Text.</p>
      <svg><title>drawing</title></svg><form><label>Name</label></form>
      <p><a href="/contact">Contact us</a></p><p>Map<span class="sr-only"> (opens in a new tab)</span></p>
      <section data-search="off"><h2 id="sources">Sources</h2><p>A book</p></section>
      <section data-search="off"><h2 id="next-step">Book now</h2></section>
      <h3><a href="/other">Other page</a></h3><p>About that.</p>`;
    expect(sectionsOf(main)).toEqual([
      { fragment: '', heading: 'A', under: '', sentences: ['Text.', 'Map'] },
    ]);
  });

  it('name the column of each cell, with one colon', () => {
    const main = `<h1>A</h1><table><thead><tr><th>Care</th><th>You pay</th></tr></thead>
      <tbody><tr><th>Birth</th><td data-column="SHA pays">KES 1</td><td data-column="You pay">KES 2</td></tr></tbody></table>
      <dl><dt>Any age:</dt><dd>39 °C</dd><dt>Not sure?</dt><dd>Call</dd></dl>`;
    expect(sectionsOf(main)?.[0]?.sentences).toEqual([
      'Birth. SHA pays: KES 1. You pay: KES 2',
      'Any age: 39 °C',
      'Not sure? Call',
    ]);
  });

  it('keep a table by age together across headings', () => {
    const main = `<h1>A</h1><section id="fever"><h2>Fever</h2>
      <h3>Under 2 months</h3><dl><dt>Fever or cold:</dt><dd>37.5 °C</dd></dl><p>Limp</p>
      <h3>Others</h3><dl><dt>2 to 3 months:</dt><dd>38 °C</dd><dt>Any age:</dt><dd>39 °C</dd></dl></section>
      <section id="fees"><h2>Fees</h2><dl><dt>Visit</dt><dd>KES 1</dd><dt>File</dt><dd>KES 2</dd></dl></section>`;
    expect(readSections(page(main))?.ageTables).toEqual({
      fever: ['Under 2 months. Fever or cold: 37.5 °C', '2 to 3 months: 38 °C', 'Any age: 39 °C'],
    });
  });

  it('include description and keywords', () => {
    const head =
      '<meta name="description" content="Fast &amp; near"/><meta name="keywords" content="lab"/>';
    expect(readSections(page('<h1>A</h1>', head))).toMatchObject({
      title: 'A',
      keywords: 'Fast & near lab',
    });
  });
});

it('a page with noindex or without a heading has no sections', () => {
  const noindex = '<meta name="robots" content="noindex, follow"/>';
  for (const html of [page('<h1>Nothing</h1>', noindex), page('<p>No heading</p>'), ''])
    expect(readSections(html)).toBeUndefined();
});
