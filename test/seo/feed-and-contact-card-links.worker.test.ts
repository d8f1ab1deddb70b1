import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { feedPath } from '../../src/site/addresses.ts';
import { type BlogName, blogNames, type RouteName, routes, rowOf } from '../../src/site/routes.ts';
import { elementsOf } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';

/** The blog that a page belongs to, list or article. */
function blogOf(name: RouteName): BlogName | undefined {
  const row = rowOf(name);
  return blogNames.find((blog) => blog === name || blog === row.parent);
}

describe('the feed of a blog', () => {
  it.each([...knownPlaces])(
    '%s names it in its head, if it belongs to the blog',
    async (path, place) => {
      const links = elementsOf(await visitPage(path), 'link', { type: 'application/atom+xml' });
      const blog = blogOf(place.name);
      expect(links.map(({ attributes }) => [attributes.rel, attributes.href])).toEqual(
        blog ? [['alternate', feedPath(blog, place.language)]] : [],
      );
      for (const { attributes } of links) expect(attributes.title).toMatch(/\w{4}/);
    },
  );

  it.each(blogNames)('is linked on the list of %s and says what it is', async (blog) => {
    const links = elementsOf(await visitPage(routes[blog].path), 'a', {
      href: feedPath(blog, 'en'),
    });
    expect(links).toHaveLength(1);
    const answer = await visit(feedPath(blog, 'en'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  });
});

describe("the hospital's card", () => {
  it('is linked where one looks for the number, and says what it is', async () => {
    const links = elementsOf(await visitPage('/contact'), 'a', { href: '/contact.vcf' });
    expect(links).toHaveLength(1);
    const answer = await visit('/contact.vcf');
    expect(answer.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    expect(await answer.text()).toMatch(/^BEGIN:VCARD\r\n/);
  });
});
