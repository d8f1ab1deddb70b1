import { describe, expect, it } from 'vitest';
import { hrefIn } from '../../../../src/site/addresses.ts';
import { linesOf, searchOver } from './small-site.ts';

const about = hrefIn('en')('about');
/** The first result of a query on a site of one page. */
const firstOf = (query: string, main: string) =>
  searchOver({ [about]: main })(query, 'en').results[0];
const linesFor = (query: string, main: string) => linesOf(firstOf(query, main));

describe('the marked words of a result', () => {
  it.each([
    ['zebra foal', 'Old zebras guard their foals.', 'Old [zebras] guard their [foals].'],
    ['zebra foal', 'See the zebra-foals graze.', 'See the [zebra-foals] graze.'],
    ['zebra foal', 'Foals of a zebra', '[Foals] of a [zebra]'],
    ['jab', 'Each vaccine for zebras is free.', 'Each [vaccine] for zebras is free.'],
    [
      'visiting hours',
      'The visiting hours of zebras are long.',
      'The [visiting hours] of zebras are long.',
    ],
  ])('for %j in %j are %j', (query, sentence, marked) => {
    expect(linesFor(query, `<h1>Animals</h1><p>${sentence}</p>`)).toEqual([marked]);
  });

  it('in Swahili are those with the same stem', () => {
    const path = hrefIn('sw')('about');
    const search = searchOver({ [path]: '<h1>Wanyama</h1><p>Punda wengi wanalindana.</p>' });
    expect(linesOf(search('kulindana', 'sw').results[0])).toEqual(['Punda wengi [wanalindana].']);
  });
});

describe('a long sentence', () => {
  const grass = 'the green grass grows by the old river '.repeat(8).trim();

  it('is cut at spaces around the first match', () => {
    const [line = ''] = linesFor('zebra', `<h1>Animals</h1><p>Here ${grass} zebra ${grass}</p>`);
    expect(line).toMatch(/^… \w+ .*\[zebra\] .* \w+ …$/);
    const [before = '', after = ''] = line.split(' [zebra] ');
    expect(grass.endsWith(before.slice(2))).toBe(true);
    expect(grass.startsWith(after.slice(0, -2))).toBe(true);
    expect(before.length).toBeLessThan(60);
    expect(after.length).toBeGreaterThan(100);
    expect(line.length).toBeLessThan(230);
    expect(line.length).toBeGreaterThan(200);
  });

  it('is cut only at its end if the match is near its start', () => {
    const [line = ''] = linesFor('zebra', `<h1>Animals</h1><p>A zebra and ${grass}</p>`);
    expect(line).toMatch(/^A \[zebra\] and the .* …$/);
  });

  it('is cut only at its start if the match is at its end', () => {
    const [line = ''] = linesFor('zebra', `<h1>Animals</h1><p>Here ${grass} zebra</p>`);
    expect(line).toMatch(/^… .* river \[zebra\]$/);
    expect(line.length).toBeGreaterThan(200);
  });

  it.each([
    [220, false],
    [221, true],
  ])('of %i characters is cut: %s', (length, isCut) => {
    const sentence = `zebra ${grass}`.slice(0, length - 1);
    const [line = ''] = linesFor('zebra', `<h1>Animals</h1><p>${sentence}x</p>`);
    expect(line.endsWith('…')).toBe(isCut);
  });

  it('without a space is cut too', () => {
    const [line = ''] = linesFor('zebra', `<h1>Animals</h1><p>zebra-${'x'.repeat(400)}</p>`);
    expect(line.length).toBeLessThan(230);
  });
});

describe('the lines of a result', () => {
  it('are the sentence that answers best', () => {
    const main = '<h1>Animals</h1><p>A zebra sleeps. The zebra has a foal. Foals graze.</p>';
    expect(linesFor('zebra foal', main)).toEqual(['The [zebra] has a [foal].']);
  });

  it('are the first sentence if only the heading answers', () => {
    expect(linesFor('zebra', '<h1>Zebra</h1><p>They graze. They run.</p>')).toEqual([
      'They graze.',
    ]);
  });

  it('are the opening of the page for a heading without text', () => {
    const main = '<h1>Animals</h1><p>They graze.</p><h2 id="stripes">Zebra</h2>';
    const result = firstOf('zebra', main);
    expect(result).toMatchObject({
      address: `${about}#stripes`,
      heading: 'Zebra',
      page: 'Animals',
    });
    expect(linesOf(result)).toEqual(['They graze.']);
  });

  const rows = ['Apples', 'Barley', 'Carrots', 'Dates']
    .map((food) => `<dt>${food}</dt><dd>daily</dd>`)
    .join('');
  const table = `<h1>Animals</h1><p>They graze.</p>
    <section id="food"><h2>Zebra meals</h2><dl>${rows}</dl></section>`;

  it('are the first three rows of a table that the query names', () => {
    expect(linesFor('zebra meals', table)).toEqual([
      'Apples: daily',
      'Barley: daily',
      'Carrots: daily',
    ]);
  });

  it('are one row if the query asks for that', () => {
    expect(linesFor('barley', table)).toEqual(['[Barley]: daily']);
    expect(linesFor('barley for zebras', table)).toEqual(['[Barley]: daily']);
  });

  it('are one sentence of a text whose heading the query names', () => {
    const main = `<h1>Animals</h1><section id="rest"><h2>Zebra naps</h2>
      <p>They are short. They follow grazing. They end at dawn.</p></section>`;
    expect(linesFor('zebra naps', main)).toEqual(['They are short.']);
  });
});

describe('a table by age', () => {
  const table = `<h1>Animals</h1><p>They graze.</p>
    <section id="milk"><h2>Milk</h2><p>Zebras like it.</p>
      <h3>How much milk</h3>
      <dl><dt>Under 1 month</dt><dd>all zebra milk</dd><dt>2 months:</dt><dd>half oats</dd></dl></section>`;
  const all = ['Under 1 month: all zebra milk', '2 months: half [oats]'];

  it('is shown whole for a query about one row, without its other lines', () => {
    expect(firstOf('oats', table)).toMatchObject({ address: `${about}#milk`, heading: 'Milk' });
    expect(linesFor('oats', table)).toEqual(all);
  });

  it('is not shown for a query about something else', () => {
    expect(linesFor('graze', table)).toEqual(['They [graze].']);
  });

  it('is shown once, though its lines are under two headings', () => {
    const main = `<h1>Animals</h1><section id="milk"><h2>Milk</h2>
      <h3>Young</h3><dl><dt>1 month:</dt><dd>oats and milk</dd></dl>
      <h3>Grown</h3><dl><dt>2 years:</dt><dd>oats and grass</dd></dl></section>`;
    const { results } = searchOver({ [about]: main })('oats', 'en');
    expect(results.map(linesOf)).toEqual([
      ['1 month: [oats] and milk', '2 years: [oats] and grass'],
    ]);
  });
});
