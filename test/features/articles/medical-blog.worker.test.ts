import { describe, expect, it } from 'vitest';
import {
  categoryLabels,
  medicalFilterCategories,
} from '../../../src/words/en/articles/article-categories.ts';
import { medicalArticles } from '../../support/articles.ts';
import { bodyText, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

/** The ids of the guides that the medical blog lists for a query. */
async function foundBy(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const html = await visitPage(`/medical-blog?${new URLSearchParams(query)}`);
  const main = elementsOf(html, 'a').map(({ attributes }) => attributes.href ?? '');
  return medicalArticles.map(({ id }) => id).filter((id) => main.includes(`/medical-blog/${id}`));
}

describe('the medical blog without script', () => {
  it('offers every category as a button that shows its guides alone', async () => {
    const buttons = elementsOf(await visitPage('/medical-blog'), 'button', { name: 'category' });
    const categories = buttons.filter(({ attributes }) => attributes['aria-pressed'] !== undefined);
    expect(categories.map(({ text }) => text)).toEqual(medicalFilterCategories);
    expect(categories[0]?.attributes['aria-pressed']).toBe('true');
    for (const { text, attributes } of categories.slice(1)) {
      expect(attributes.value).toBe(text);
      const guides = medicalArticles.filter(({ category }) => categoryLabels[category] === text);
      expect(guides.length).toBeGreaterThan(0);
      expect(await foundBy({ category: text })).toEqual(guides.map(({ id }) => id));
    }
  });

  it.each([
    { q: 'zebra' },
    { q: 'vaccin', category: 'Chronic Care' },
    { category: '__proto__' },
    { q: '.*' },
  ])('says that nothing fits %j', async (query) => {
    const response = await visit(`/medical-blog?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    expect(bodyText(await response.text())).toContain('No articles found matching your search.');
    expect(await foundBy(query)).toEqual([]);
  });
});
