import { expect, it } from 'vitest';
import { bodyText, elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';

const page = {
  heading: '404',
  text: "Oops! The page you're looking for cannot be found.",
  link: ['Return to Home', '/'],
} as const;
const article = {
  heading: 'Article Not Found',
  text: "The blog post you're looking for doesn't exist or has been removed.",
  link: ['Back to Blog', '/blog'],
} as const;

it.each([
  ['/no/such/page', page, article],
  ['/medical-blog/unknown', page, article],
  ['/blog/700', article, page],
  ['//Blog/01/', article, page],
  ['/blog/%20', article, page],
])('%s returns 404 with an explanation and a link back', async (path, own, other) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(elementOf(html, 'h1').text).toBe(own.heading);
  const [name, target] = own.link;
  const link = elementsOf(html, 'a').find(({ text }) => text === name);
  expect(link?.attributes.href).toBe(target);
  expect(bodyText(html)).toContain(own.text);
  expect(bodyText(html)).not.toContain(other.text);
  if (own === page) expect(bodyText(html)).toMatch(/mistyped.+moved/);
  else expect(elementsOf(html, 'button').map(({ text }) => text)).not.toContain('Go Back');

  expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toMatch(/\bnoindex\b/);
  for (const rel of ['canonical', 'alternate'])
    expect(elementsOf(html, 'link', { rel })).toEqual([]);
  expect(elementsOf(html, 'meta', { property: 'og:url' })).toEqual([]);
});

it('the 404 page repeats no part of the URL', async () => {
  const html = await visitPage('/zebra-crossing?name=Amina-Yusuf');
  expect(html).not.toMatch(/zebra|Amina/);
});
