import { describe, expect, it } from 'vitest';
import { visit, visitedOrigin } from '../support/worker/visit.ts';

/** Where a visitor of `target` is sent, once it is sure that the answer is a plain 301. */
async function redirectOf(target: string): Promise<string | null> {
  const response = await visit(target);
  expect(response.status).toBe(301);
  expect(await response.text()).toBe('');
  return response.headers.get('Location');
}

describe('an address of the site written another way', () => {
  it.each([
    ['/%61bout', '/about'],
    ['/%41BOUT', '/about'],
    ['/services%2Fdental', '/services/dental'],
    ['/blog/%31', '/blog/1'],
    ['/maternity%2Dpackages', '/maternity-packages'],
    ['///Services///Dental//', '/services/dental'],
    ['//', '/'],
    ['/Medical-Blog/Pregnancy-Nutrition-Guide/', '/medical-blog/pregnancy-nutrition-guide'],
  ])('%s leads to %s', async (written, path) => {
    expect(await redirectOf(written)).toBe(path);
  });

  it.each([
    ['/About?from=poster', '/about?from=poster'],
    [
      '/medical-blog/?q=folic%20acid&category=Maternity',
      '/medical-blog?q=folic%20acid&category=Maternity',
    ],
    ['//contact?a=1&a=2&b', '/contact?a=1&a=2&b'],
    ['/BLOG?next=//evil.example', '/blog?next=//evil.example'],
    ['/about/?q=%E2%9C%93%0d%0aSet-Cookie:x', '/about?q=%E2%9C%93%0d%0aSet-Cookie:x'],
  ])('%s keeps its query', async (written, address) => {
    expect(await redirectOf(written)).toBe(address);
  });

  it('HEAD is sent on as GET is', async () => {
    const response = await visit('/About/?x=1', { method: 'HEAD' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/about?x=1');
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    '%s is sent on with 308, which keeps the body',
    async (method) => {
      const response = await visit('/Contact/?x=1', { method });
      expect(response.status).toBe(308);
      expect(response.headers.get('Location')).toBe('/contact?x=1');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('the visitor stays on the host they came to', async () => {
    const location = await redirectOf('/ABOUT');
    expect(new URL(location ?? '', visitedOrigin).origin).toBe(visitedOrigin);
  });
});
