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

  it('first aid is the only result if the emergency is certain', () => {
    expect(headings(search('bleeding heavily', 'en'))).toEqual(['Bleeding']);
    expect(search('bleeding heavily', 'en').alarm).toBe('sure');
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
});
