import { describe, expect, it } from 'vitest';
import { href } from '../support/href.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

describe('the order of sections', () => {
  it('home: the contact section is the last before the footer', async () => {
    const ids = elementsOf(await visitPage(href('home')), 'section').map(
      ({ attributes }) => attributes.id,
    );
    expect(ids.filter(Boolean)).toEqual([
      'why-choose-us',
      'services',
      'facilities',
      'about',
      'faq',
      'more',
      'contact',
    ]);
  });

  it.each(['', '?q=iron', '?q=nothing-is-called-this'])(
    'the medical blog%s: search box and categories in the hero, guides below',
    async (query) => {
      const { inner: html } = elementOf(await visitPage(href('medicalBlog') + query), 'main');
      const places = ['<h1', '<search', 'type="search"', 'value="Maternity"', '<section'].map(
        (mark) => html.indexOf(mark),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(elementsOf(html, 'input', { type: 'search' })).toHaveLength(1);
      const guides = elementOf(html, 'section', { 'aria-labelledby': 'guides-heading' });
      expect(guides.text).not.toContain('Search the guides');
    },
  );
});
