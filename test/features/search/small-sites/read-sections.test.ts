import { describe, expect, it } from 'vitest';
import { readSections } from '../../../../src/features/search/index/read-sections.ts';

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

  it('show the lines of such a table as they are if it has one heading', () => {
    const rows = (ages: readonly string[]) =>
      ages.map((age) => `<tr><th>${age}</th><td>KES 1</td></tr>`).join('');
    const main = `<h1>A</h1><h2 id="two">For children under 5 years</h2>
      <table>${rows(['1 year', 'Others'])}${rows(['2 years'])}</table>
      <h2 id="one">Fees</h2><table>${rows(['1 year', 'Others'])}</table>
      <h2 id="hot">Hot</h2><p>At 38.5 °C come. Drink. At 39 °C come at once.</p>
      <h2 id="list">Age</h2><ul><li>2 months: half.</li><li>Call us.</li><li>3 months: all.</li></ul>`;
    expect(readSections(page(main))?.ageTables).toEqual({
      two: ['1 year: KES 1', 'Others: KES 1', '2 years: KES 1'],
      hot: ['At 38.5 °C come.', 'At 39 °C come at once.'],
      list: ['2 months: half.', '3 months: all.'],
    });
  });

  it('end each sentence where a reader would, and leave no odd spaces', () => {
    const main = `<h1>A<br>B <span>C</span></h1><p>  One
      <b>two</b><br>three.   Four? "Five!" 6 six. no stop</p><p>No. 7 St. John.</p><div>Eight<br></div>`;
    const [first] = sectionsOf(main) ?? [];
    expect(first).toEqual({
      fragment: '',
      heading: 'A B C',
      under: '',
      sentences: ['One two three.', 'Four?', '"Five!" 6 six. no stop', 'No. 7 St. John.', 'Eight'],
    });
  });

  it('format rows: one cell, no colon twice, a semicolon between details', () => {
    const main = `<h1>A</h1><table><tr><th>Free :</th></tr><tr><td></td></tr>
      <tr><th>At 8:30</th><td>one</td><td>two!</td><td>three</td></tr>
      <tr><th>Is it. Yes</th><td>one</td><td data-column="Price">two</td></tr></table>`;
    expect(sectionsOf(main)?.[0]?.sentences).toEqual([
      'Free',
      'At 8:30: one; two! three',
      'Is it. Yes. one. Price: two',
    ]);
  });

  it('keep a link in a sentence, a link to call and a heading that links within the page', () => {
    const main = `<h1>A</h1><p>Ask <a href="/contact">us</a>.</p><p><a href="tel:+1">0712</a></p>
      <p><a href="/about">Link</a></p><p><a href="/x?to=tel:1">Also</a></p>
      <h2 id="b"><a href="#top">Up</a></h2><p>Text.</p><h2 id="c"><span>Plain</span><em>title</em></h2>
      <p aria-hidden="true">Stars</p><p>Seen <b class="sr-only">bold</b></p>`;
    expect(sectionsOf(main)).toEqual([
      { fragment: '', heading: 'A', under: '', sentences: ['Ask us.', '0712'] },
      { fragment: 'b', heading: 'Up', under: '', sentences: ['Text.'] },
      { fragment: 'c', heading: 'Plaintitle', under: '', sentences: ['Seen bold'] },
    ]);
  });

  it('take the id of what is around a heading only if it names the heading', () => {
    const main = `<h1>A</h1><div id="one"><h2>First</h2></div>
      <section id="two"><h2 id="own">Second</h2><h3>Third</h3><p>Three.</p></section><p>After.</p>
      <h2>Fourth</h2><p>Four.</p><h2 id="x">Fifth</h2><h3>Sixth</h3>`;
    expect(sectionsOf(main)).toEqual([
      { fragment: '', heading: 'A', under: '', sentences: ['After.'] },
      { fragment: 'one', heading: 'First', under: '', sentences: [] },
      { fragment: 'own', heading: 'Second', under: '', sentences: [] },
      { fragment: 'two', heading: 'Third', under: 'Second', sentences: ['Three.'] },
      { fragment: '', heading: 'Fourth', under: '', sentences: ['Four.'] },
      { fragment: 'x', heading: 'Fifth', under: '', sentences: [] },
      { fragment: 'x', heading: 'Sixth', under: 'Fifth', sentences: [] },
    ]);
  });

  it('include description and keywords', () => {
    const head =
      '<meta name="description" content="Fast &amp; near"/><meta name="keywords" content="lab"/>';
    expect(readSections(page('<h1>A</h1>', head))).toMatchObject({
      title: 'A',
      keywords: 'Fast & near lab',
    });
    expect(readSections(page('<h1>A</h1>'))?.keywords).toBe('');
    const indexed =
      '<meta name="robots" content="index, follow"/><meta name="keywords" content="lab"/>';
    expect(readSections(page('<h1>A</h1>', indexed))?.keywords).toBe('lab');
  });
});

it('a page with noindex or without a heading has no sections', () => {
  const noindex = '<meta name="robots" content="noindex, follow"/>';
  for (const html of [page('<h1>Nothing</h1>', noindex), page('<p>No heading</p>'), ''])
    expect(readSections(html)).toBeUndefined();
});
