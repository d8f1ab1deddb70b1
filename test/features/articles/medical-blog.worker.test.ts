import { describe, expect, it } from 'vitest';
import { medicalArticles } from '../../support/articles.ts';
import { bodyText, elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

/** The ids of the articles that the medical blog lists for a query. */
async function foundBy(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const html = await visitPage(`/medical-blog?${new URLSearchParams(query)}`);
  const main = elementsOf(html, 'a').map(({ attributes }) => attributes.href ?? '');
  return medicalArticles.map(({ id }) => id).filter((id) => main.includes(`/medical-blog/${id}`));
}

/** Without the menu, which has a box of its own. */
const main = (html: string) => elementOf(html, 'main').inner;

describe('the medical blog without script', () => {
  it.each(['diabetes', 'DIABETES', '  DiaBetes '])('finds %j in any case', async (q) => {
    expect(await foundBy({ q })).toContain('diabetes-management-kenya');
    expect(await foundBy({ q })).not.toContain('child-vaccination-schedule');
  });

  it.each([
    ['Maternity', 'maternity', 'pregnancy-nutrition-guide'],
    ['Pediatrics', 'pediatrics', 'child-vaccination-schedule'],
    ['Emergency Care', 'emergency-care', 'emergency-first-aid-tips'],
    ['Chronic Care', 'chronic-care', 'diabetes-management-kenya'],
    ['Mental Health', 'mental-health', 'mental-health-awareness'],
  ])('shows the category %s alone', async (category, key, id) => {
    const found = await foundBy({ category });
    expect(found).toContain(id);
    expect(found).toEqual(
      medicalArticles.filter((one) => one.category === key).map((one) => one.id),
    );
  });

  it.each([
    { q: 'zebra' },
    { category: 'Surgery' },
    { q: 'vaccin', category: 'Chronic Care' },
    { category: '__proto__' },
    { q: '\u0000' },
    { q: '.*' },
  ])('says so when nothing fits %j', async (query) => {
    const response = await visit(`/medical-blog?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    expect(bodyText(await response.text())).toContain('No articles found matching your search.');
    expect(await foundBy(query)).toEqual([]);
  });

  it('keeps the words in the box and the category chosen', async () => {
    const html = await visitPage('/medical-blog?q=folic+acid&category=Maternity');
    expect(elementOf(main(html), 'input', { name: 'q' }).attributes).toMatchObject({
      value: 'folic acid',
      placeholder: 'Search health topics...',
    });
    const chosen = elementOf(html, 'button', { name: 'category', 'aria-pressed': 'true' });
    expect(chosen.text).toBe('Maternity');
    // the Enter key presses the first button of a form
    const [first] = elementsOf(html, 'button', { name: 'category' });
    expect(first?.attributes).toMatchObject({ type: 'submit', value: 'Maternity' });
  });

  it('offers every category as a button', async () => {
    const buttons = elementsOf(await visitPage('/medical-blog'), 'button', { name: 'category' });
    const categories = buttons.filter(({ attributes }) => attributes['aria-pressed'] !== undefined);
    const names = [
      'All',
      'Maternity',
      'Pediatrics',
      'Emergency Care',
      'Chronic Care',
      'Mental Health',
    ];
    expect(categories.map(({ text }) => text)).toEqual(names);
    expect(categories.map(({ attributes }) => attributes.value)).toEqual(names);
    expect(categories[0]?.attributes['aria-pressed']).toBe('true');
  });

  it('shows a search as text, nothing more', async () => {
    const q = '"><script>alert(1)</script>';
    const html = await visitPage(`/medical-blog?${new URLSearchParams({ q, category: q })}`);
    expect(elementOf(main(html), 'input', { name: 'q' }).attributes.value).toBe(q);
    expect(html).not.toContain('<script>alert');
  });

  it.each(['q=%', 'q=%E0%A4%A', 'q=%ED%A0%80', 'q=a&q=b', 'q[]=a', `q=${'x'.repeat(4000)}`])(
    'answers the query %s',
    async (query) => {
      expect((await visit(`/medical-blog?${query}`)).status).toBe(200);
    },
  );
});
