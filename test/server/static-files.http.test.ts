import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { sendRequest } from '../../tools/run/send-request.ts';

const origin = inject('origin');
const built = 'dist/client';

/** The hashed files of the build, as addresses. */
const assets = readdirSync(`${built}/assets`).map((name) => `/assets/${name}`);

const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  woff2: /^font\/woff2/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
};

const shared = assets.filter((path) => /^\/assets\/share-[0-9a-f]{8}\.jpg$/.test(path));

it('each hashed asset has its type and is immutable; other sites may embed share images only', async () => {
  expect(shared).toHaveLength(knownPlaces.size);
  for (const path of assets) {
    const { status, headers } = await sendRequest(origin + path, { method: 'HEAD' });
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringMatching(types[path.split('.').at(-1) ?? ''] ?? /^$/),
      'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
    });
  }
});

it('an asset of another build returns 404 and is not immutable', async () => {
  const { status, headers } = await sendRequest(`${origin}/assets/app-00000000.css`);
  expect(status).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
});

it('/licences.txt has the licence of each package; fonts and icons have files of their own', async () => {
  const { status, headers, body } = await sendRequest(`${origin}/licences.txt`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  const [, ...parts] = body.toString('utf8').split(/^## /m);
  for (const name of ['react', 'react-dom', 'embla-carousel'])
    expect(parts.find((part) => part.startsWith(`${name} - `))).toMatch(/\(MIT\)/);
  const fonts = await sendRequest(`${origin}/fonts-licence.txt`);
  expect(fonts.body.toString('utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const icons = await sendRequest(`${origin}/icons-licence.txt`);
  expect(icons.body.toString('utf8')).toContain('Copyright (c) 2023 Phosphor Icons');
});

it('files of the build and of the source return the 404 page', async () => {
  const ofBuild = ['/.vite/manifest.json', '/.assetsignore', '/_headers', '/_redirects'];
  const ofSource = ['/index.js', '/worker/index.js', '/wrangler.toml', '/package.json'];
  for (const path of [...ofBuild, ...ofSource]) {
    const { status, body } = await sendRequest(origin + path);
    expect([path, status]).toEqual([path, 404]);
    expect(body.toString('utf8')).toContain('Return to Home');
  }
});

it('a navigation gets the page, its redirect or 404, never a fallback of the assets', async () => {
  const navigation = {
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  };
  for (const [path, status, location] of [
    ['/about', 200, undefined],
    ['/About/?from=post', 301, '/about?from=post'],
    ['/no-such-page?q=fever', 404, undefined],
    ['/index.html', 404, undefined],
    ['/assets/', 404, undefined],
  ] as const) {
    const response = await sendRequest(origin + path, { headers: navigation });
    expect([path, response.status, response.headers.location]).toEqual([path, status, location]);
  }
});
