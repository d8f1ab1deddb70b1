import { expect, it } from 'vitest';
import { unusedPrefixes } from '../../src/site/languages.ts';
import { visit, visitedOrigin } from '../support/worker/visit.ts';

it.each([
  ['/%41BOUT', '/about'],
  ['/services%2Fdental', '/services/dental'],
  ['///Services///Dental//', '/services/dental'],
  ['//', '/'],
  ['/Medical-Blog/Pregnancy-Nutrition-Guide/', '/medical-blog/pregnancy-nutrition-guide'],
  // the default language, and one that was switched off, may have had a prefix
  ...unusedPrefixes.flatMap((prefix) => [
    [prefix, '/'],
    [`${prefix}/About/`, '/about'],
    [`${prefix}/clinics.ics`, '/clinics.ics'],
  ]),
  // the query is kept
  ['/medical-blog/?q=folic%20acid', '/medical-blog?q=folic%20acid'],
  ['//contact?a=1&a=2&b', '/contact?a=1&a=2&b'],
  ['/BLOG?next=//evil.example', '/blog?next=//evil.example'],
  ['/about/?q=%E2%9C%93%0d%0aSet-Cookie:x', '/about?q=%E2%9C%93%0d%0aSet-Cookie:x'],
  // a careless redirect would lead to another host
  ['/\\about', '/about'],
  ['/\\/\\about', '/about'],
  ['/x/%2e%2e//about', '/about'],
  ['///evil.example/%2e%2e', '/'],
])('another spelling, %s, redirects to %s', async (written, address) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await visit(written, { method });
    expect([response.status, response.headers.get('Location')]).toEqual([301, address]);
    expect(await response.text()).toBe('');
    expect(new URL(address, visitedOrigin).origin).toBe(visitedOrigin);
  }
});

it('another spelling redirects without a query that is too long for a header', async () => {
  const { headers } = await visit(`/About?q=${'x'.repeat(16_000)}`);
  expect(headers.get('Location')).toBe('/about');
});

it.each(['POST', 'PUT', 'DELETE'])(
  'a form posted to another spelling gets 308 for %s, which keeps the body',
  async (method) => {
    const response = await visit('/Contact/?x=1', { method });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('/contact?x=1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

it.each([
  // another spelling of an address that does not exist, which must not redirect first
  '/No-Such-Page/',
  '/index.html',
  '/blog/01',
  '/blog/1/comments',
  '/ROBOTS.TXT',
  // a careless redirect would lead to another host
  '//evil.example//about',
  '/\\/evil.example',
  '/%2F%2Fevil.example',
  '/https://evil.example/',
  // broken, double and hidden encodings
  '/%E0%A4%A',
  '/%2561bout',
  '/about%00',
  '/about%0d%0aLocation:%20https:%2F%2Fevil.example',
  '/about%3Fx=1',
  '/%ef%bc%8fabout',
  // names that every object has
  '/blog/__proto__',
  '/medical-blog/toString',
  '/blog/:postId',
  `/${'a/'.repeat(4000)}`,
])('%s returns 404 for GET and POST', async (target) => {
  for (const method of ['GET', 'POST']) {
    const response = await visit(target, { method });
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  }
});
