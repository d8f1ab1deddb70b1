import { expect } from 'vitest';
import { elementOf, elementsOf } from './read-html.ts';

/** Checks the response to what a visitor typed: no cache and no search engine keeps it. Returns the HTML. */
export async function expectPrivatePage(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('ETag')).toBeNull();
  expect(response.headers.get('Location')).toBeNull();
  const html = await response.text();
  expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toMatch(/^noindex\b/);
  expect(elementsOf(html, 'link', { rel: 'canonical' })).toEqual([]);
  expect(elementsOf(html, 'link', { rel: 'alternate' })).toEqual([]);
  expect(elementsOf(html, 'meta', { property: 'og:url' })).toEqual([]);
  return html;
}
