import { describe, expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { plainRequest } from '../support/http/plain-request.ts';

const origin = inject('origin');
const paths = [...knownPlaces.keys()];

/** What a browser sends when a visitor types an address or follows a link. */
const navigating = {
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'en-KE,en;q=0.9,sw;q=0.8',
};

describe('a browser that navigates gets what any other client gets', () => {
  it.each(paths)('%s answers 200 with the page', async (path) => {
    const browser = await plainRequest(origin + path, navigating);
    const other = await plainRequest(origin + path);
    expect([browser.status, other.status]).toEqual([200, 200]);
    expect(browser.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(browser.body.equals(other.body)).toBe(true);
  });

  it.each([
    '/no-such-page',
    '/index.html',
    '/about.html',
    '/home',
    '/no-such-page?q=fever',
    '/assets/',
  ])('%s is not found at once, with the page that offers the way home', async (path) => {
    const { status, headers, body } = await plainRequest(origin + path, navigating);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body.toString('utf8')).toContain('Return to Home');
  });

  it.each([
    ['/about/', '/about'],
    ['/About?from=post', '/about?from=post'],
    ['//services//hdu', '/services/hdu'],
    ['/blog/1/', '/blog/1'],
  ])('%s is sent to %s', async (path, clean) => {
    const { status, headers } = await plainRequest(origin + path, navigating);
    expect([status, headers.location]).toEqual([301, clean]);
  });
});
