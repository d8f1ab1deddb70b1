import { describe, expect, it } from 'vitest';
import { visit } from '../support/worker/visit.ts';

const unknown = [
  // variants of addresses that do not exist: not found at once, never first a redirect
  '/no-such-page',
  '/no-such-page?q=malaria',
  '/No-Such-Page/',
  '/home',
  '/Home/',
  '/index.html',
  '/about.html',
  '/about.html/',
  '/services/unknown/',
  '/SERVICES/UNKNOWN',
  '/blog/700/',
  '/blog/01',
  '/blog/1.0',
  '/blog/1/comments',
  '/medical-blog/Unknown/',
  '/favicon.ico/',
  '/robots.txt/',
  '/ROBOTS.TXT',
  '/sitemap.xml.gz',
  // what a careless redirect would turn into another host
  '//evil.example',
  '//evil.example/',
  '//evil.example//about',
  '/\\evil.example',
  '/\\/evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%2F/evil.example/',
  '/https://evil.example/',
  '/about@evil.example',
  '/.evil.example/',
  // broken, doubled and hidden encodings
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%2561bout',
  '/about%00',
  '/about%0d%0aLocation:%20https:%2F%2Fevil.example',
  '/about%20',
  '/about%09/',
  '/about%3Fx=1',
  '/about%23top',
  '/about;x=1',
  '/about.',
  '/about/.%252e/contact',
  '/%ef%bc%8fabout',
  '/%D0%B0bout',
  // names that every object has
  '/constructor',
  '/__proto__',
  '/blog/constructor',
  '/blog/__proto__',
  '/medical-blog/toString',
  '/blog/:postId',
];

describe('an address that no page has', () => {
  it.each(unknown)('%s is not found at once', async (target) => {
    const response = await visit(target);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });

  it.each(['/no-such-page/', '//evil.example', '/%5Cevil.example'])(
    'a POST to %s is not found either',
    async (target) => {
      const response = await visit(target, { method: 'POST', body: 'name=Amina' });
      expect(response.status).toBe(404);
      expect(response.headers.get('Location')).toBeNull();
    },
  );

  it('a very long address is not found', async () => {
    expect((await visit(`/${'a/'.repeat(4000)}`)).status).toBe(404);
  });
});

describe('an address that tries to leave the site', () => {
  it.each([
    ['//about', '/about'],
    ['/\\about', '/about'],
    ['/\\/\\about', '/about'],
    ['//services//dental', '/services/dental'],
    ['/x/%2e%2e//about', '/about'],
    ['///evil.example/%2e%2e', '/'],
  ])('%s leads to the page of this site', async (target, path) => {
    const response = await visit(target);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(path);
  });
});
