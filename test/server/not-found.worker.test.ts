import { describe, expect, it } from 'vitest';
import { bodyText, elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';

const article = {
  heading: 'Article Not Found',
  text: "The blog post you're looking for doesn't exist or has been removed.",
};
const page = {
  heading: '404',
  text: "Oops! The page you're looking for cannot be found.",
};

function linksNamed(html: string, name: string) {
  return elementsOf(html, 'a').filter(({ text }) => text === name);
}

describe('an unknown page', () => {
  it.each([
    '/no-such-page',
    '/no/such/page',
    '/medical-blog/unknown',
    '/medical-blog/1',
    '/services/xray',
  ])('%s says so and offers the way home', async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(elementOf(html, 'h1').text).toBe(page.heading);
    expect(bodyText(html)).toContain(page.text);
    expect(bodyText(html)).toMatch(/mistyped.+moved/);
    const [home] = linksNamed(html, 'Return to Home');
    expect(home?.attributes.href).toBe('/');
    expect(bodyText(html)).not.toContain(article.heading);
  });
  it('repeats nothing of the address', async () => {
    const html = await visitPage('/zebra-crossing?name=Amina-Yusuf');
    expect(html).not.toMatch(/zebra|Amina/);
  });
});

describe('an unknown blog id', () => {
  it.each([
    '/blog/700',
    '/blog/0',
    '/blog/-1',
    '/blog/01',
    '/blog/1.0',
    '/blog/1e0',
    '/blog/malaria',
    '/blog/%20',
  ])('%s answers 404 and offers the way back', async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(elementOf(html, 'h1').text).toBe(article.heading);
    expect(bodyText(html)).toContain(article.text);
    const [back] = linksNamed(html, 'Back to Blog');
    expect(back?.attributes.href).toBe('/blog');
    expect(bodyText(html)).not.toContain(page.text);
  });
});

describe('every not-found answer', () => {
  it.each(['/no-such-page', '/blog/99', '/medical-blog/unknown'])(
    '%s keeps out of search engines and names no canonical address',
    async (path) => {
      const html = await visitPage(path);
      const robots = elementOf(html, 'meta', { name: 'robots' });
      expect(robots.attributes.content).toMatch(/\bnoindex\b/);
      expect(elementsOf(html, 'link', { rel: 'canonical' })).toEqual([]);
      expect(elementsOf(html, 'link', { rel: 'alternate' })).toEqual([]);
      expect(elementsOf(html, 'meta', { property: 'og:url' })).toEqual([]);
    },
  );
});
