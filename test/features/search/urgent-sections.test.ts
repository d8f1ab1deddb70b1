import { describe, expect, it } from 'vitest';
import { griefIn } from '../../../src/features/search/emergencies/grief.ts';
import type { SearchResult } from '../../../src/messages/search-answer.ts';
import { hrefIn } from '../../../src/site/addresses.ts';
import { griefQueries, otherLossQueries } from './needs-queries.ts';
import { linesOf, searchOver } from './small-site.ts';

const en = hrefIn('en');

const headings = ({ results }: { results: readonly SearchResult[] }) =>
  results.map(({ heading }) => heading);

describe('the first result of an emergency', () => {
  const emergency = `<h1>Emergency</h1><p>Call.</p>
    <h2 id="call-or-come-now">Come now</h2><p>Come at once.</p>
    <section id="burns-and-scalds"><h2>Burns</h2><p>One. Two. Three. Four.</p></section>
    <section id="heavy-bleeding"><h2>Bleeding</h2><p>Press. Lift. Call.</p></section>`;
  const pediatrics = `<h1>Children</h1><p>Every day.</p>
    <section id="fever-and-danger-signs"><h2>When to come</h2>
      <h3>Signs in pregnancy</h3><p>Danger signs: fever and fits.</p>
      <h3>Signs in a child</h3><p>Danger signs. Fever.</p>
      <h3>Signs in a newborn</h3><p>Danger signs. Fever.</p>
    </section>`;
  const search = searchOver({ [en('emergency')]: emergency, [en('pediatrics')]: pediatrics });

  it('has its first steps, so that no step stands alone', () => {
    const found = search('bad burn four', 'en');
    expect(linesOf(found.results[0])).toEqual(['One.', 'Two.', 'Three.', '[Four].']);
  });

  it.each([
    ['newborn not feeding', 'Signs in a newborn'],
    ['child not drinking', 'Signs in a child'],
  ])('for %j is the part for that patient only', (query, heading) => {
    const found = search(query, 'en');
    expect(found.alarm).not.toBe('calm');
    expect(headings(found)[0]).toBe(heading);
    expect(headings(found)).not.toContain('Signs in pregnancy');
  });

  it('is alone if the emergency is certain', () => {
    expect(headings(search('bleeding heavily', 'en'))).toEqual(['Bleeding']);
    expect(search('bleeding heavily', 'en').alarm).toBe('sure');
  });

  it('for an ill child is the table of limits by age, for an accident its own first aid', () => {
    const ages = `<dl><dt>Under 2 months:</dt><dd>burning hot fever</dd><dt>Any age:</dt><dd>39 °C</dd></dl>`;
    const withTable = searchOver({
      [en('pediatrics')]: `<h1>Children</h1>
        <h2 id="fever-and-danger-signs">Signs in a child</h2><p>Fever.</p>`,
      [en('emergency')]: `<h1>Emergency</h1><h2 id="burns-and-scalds">Burns</h2><p>Cool.</p>
        <h2 id="call-or-come-now">Come now</h2>${ages}`,
    });
    expect(headings(withTable('my child has fever', 'en'))).toEqual([
      'Come now',
      'Signs in a child',
    ]);
    expect(headings(withTable('child burnt by hot water', 'en'))[0]).toBe('Burns');
  });
});

describe('grief', () => {
  it.each(griefQueries)('%j is about the loss of a baby', (query) => {
    expect(griefIn(query)).toBe('baby');
  });

  it.each(['grief', 'nimefiwa'])('%j is about another loss', (query) => {
    expect(griefIn(query)).toBe('other');
  });

  it.each(otherLossQueries)('%j is not about the loss of a baby', (query) => {
    expect(griefIn(query)).not.toBe('baby');
  });

  it.each(['baby fever', 'zebra', ''])('%j is not about grief', (query) => {
    expect(griefIn(query)).toBeUndefined();
  });

  const search = searchOver({
    [en('maternity')]: `<h1>Maternity</h1><p>Births.</p>
      <h2 id="if-you-lose-your-baby">After a loss</h2><p>We are sorry. Come. Talk. Rest. Grief.</p>
      <h2 id="quiet">Empty</h2>`,
    [en('medicalBlogPost', 'mental-health-awareness')]: `<h1>Mind</h1><p>Grief.</p>
      <h2 id="numbers-to-call">Who to talk to</h2><p>Grief is heavy. Call us.</p>`,
    [en('whenSomeoneDies')]: '<h1>Death</h1><p>Grief.</p><h2 id="who-to-call">First</h2><p>Us.</p>',
    [en('about')]: '<h1>Grief</h1><p>A cheerful page about a baby.</p>',
  });

  it('shows care after a loss and phone numbers, and nothing else; the closest comes first', () => {
    expect(headings(search('i lost my baby', 'en'))).toEqual([
      'After a loss',
      'Who to talk to',
      'First',
    ]);
    expect(headings(search('grief', 'en'))).toEqual(['First', 'Who to talk to', 'After a loss']);
  });

  it('is the only search that finds care after a loss', () => {
    expect(headings(search('sorry', 'en'))).toEqual([]);
    expect(headings(search('births', 'en'))).toEqual(['Maternity']);
  });
});
