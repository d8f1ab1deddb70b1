import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { plainRequest } from '../support/http/plain-request.ts';

const origin = inject('origin');
const built = 'dist/client';

/** The hashed files of the build, as addresses. */
const assets = readdirSync(`${built}/assets`).map((name) => `/assets/${name}`);
const icons = readdirSync(`${built}/icons`).map((name) => `/icons/${name}`);

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

it('each hashed asset has its type and is cached forever; only share images may be embedded', async () => {
  expect(shared).toHaveLength(knownPlaces.size);
  for (const path of assets) {
    const { status, headers } = await plainRequest(origin + path, {}, 'HEAD');
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringMatching(types[path.split('.').at(-1) ?? ''] ?? /^$/),
      'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
    });
  }
});

it('an asset of another build is not found and not cached forever', async () => {
  const { status, headers } = await plainRequest(`${origin}/assets/app-00000000.css`);
  expect(status).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
});

it.each(['/favicon.ico', '/apple-touch-icon.png', ...icons])('%s has its type', async (path) => {
  const { status, headers, body } = await plainRequest(origin + path);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(types[path.split('.').at(-1) ?? ''] ?? /^$/);
  expect(headers['cache-control']).toMatch(/max-age=\d+/);
  expect(body.length).toBeGreaterThan(100);
});

describe('the licences of what visitors are sent', () => {
  it('names each package at /licences.txt', async () => {
    const { status, headers, body } = await plainRequest(`${origin}/licences.txt`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const [, ...parts] = body.toString('utf8').split(/^## /m);
    for (const name of ['react', 'react-dom', 'embla-carousel', '@phosphor-icons/core'])
      expect(parts.find((part) => part.startsWith(`${name} - `))).toMatch(/\(MIT\)/);
  });

  it('has the licence of the fonts at /fonts-licence.txt', async () => {
    const { status, body } = await plainRequest(`${origin}/fonts-licence.txt`);
    expect(status).toBe(200);
    expect(body.toString('utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

describe('what the build leaves for itself', () => {
  it.each([
    '/.vite/manifest.json',
    '/.assetsignore',
    '/_headers',
    '/_redirects',
    '/index.js',
    '/worker/index.js',
    '/wrangler.toml',
    '/package.json',
    '/src/facts/site.ts',
  ])('%s is not served', async (path) => {
    const { status, body } = await plainRequest(origin + path);
    expect(status).toBe(404);
    expect(body.toString('utf8')).toContain('Return to Home');
  });
});
