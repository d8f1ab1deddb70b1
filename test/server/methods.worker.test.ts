import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { rowOf } from '../../src/site/routes.ts';
import { serviceWorkerPath } from '../../src/site/service-worker-address.ts';
import { machineFilePaths } from '../support/worker/machine-file-paths.ts';
import { visit } from '../support/worker/visit.ts';

const formPaths = [...knownPlaces].flatMap(([path, { name }]) => {
  const { form, plan } = rowOf(name);
  return form || plan ? [path] : [];
});
const readOnlyPaths = [
  ...[...knownPlaces.keys()].filter((path) => !formPaths.includes(path)),
  ...machineFilePaths,
  serviceWorkerPath,
];

describe('a method that an address does not take', () => {
  it('the site has three form pages, and a planner in two languages', () => {
    const planners = ['/antenatal-planner', '/sw/antenatal-planner'];
    expect(formPaths.toSorted()).toEqual(
      ['/', ...planners, '/appointments', '/contact'].toSorted(),
    );
  });

  it.each(readOnlyPaths)('POST to %s answers 405 and names GET and HEAD', async (path) => {
    const response = await visit(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s answers 405 on pages, articles and machine files',
    async (method) => {
      for (const path of [
        '/about',
        '/blog/1',
        '/medical-blog/diabetes-management-kenya',
        '/robots.txt',
      ]) {
        const response = await visit(path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('Allow')).toBe('GET, HEAD');
      }
    },
  );

  it.each(formPaths)('PUT to the form page %s names POST too', async (path) => {
    const response = await visit(path, { method: 'PUT', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  it.each(['POST', 'DELETE', 'OPTIONS'])(
    '%s to an unknown address is not found',
    async (method) => {
      for (const path of ['/no-such-page', '/blog/99', '/medical-blog/unknown']) {
        const response = await visit(path, { method });
        expect(response.status).toBe(404);
        expect(response.headers.get('Allow')).toBeNull();
      }
    },
  );
});

describe('HEAD', () => {
  it.each([
    ...knownPlaces.keys(),
    ...machineFilePaths,
    serviceWorkerPath,
    '/medical-blog?q=vaccine',
    '/About/?x=1',
    '/no-such-page',
    '/blog/99',
    '/medical-blog/unknown',
  ])('on %s answers as GET does, without the body', async (target) => {
    const [head, get] = [await visit(target, { method: 'HEAD' }), await visit(target)];
    expect(head.status).toBe(get.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await head.text()).toBe('');
  });

  it('answers 304 to a visitor who has the page', async () => {
    const etag = (await visit('/about')).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': etag };
    expect((await visit('/about', { method: 'HEAD', headers })).status).toBe(304);
  });
});
