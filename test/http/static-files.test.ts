import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { site } from '../../src/facts/site.ts';
import { knownPlaces } from '../../src/places.ts';
import { plainRequest } from './plain-request.ts';

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

describe('the hashed assets', () => {
  it.each(assets)('%s may be kept for ever and is what it says', async (path) => {
    const { status, headers } = await plainRequest(origin + path, {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(types[path.split('.').at(-1) ?? ''] ?? /^$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('carry a hash of their content in the name', () => {
    for (const path of assets) expect(path).toMatch(/-[\w-]{8,10}\.[a-z0-9]+$/);
    for (const ending of ['css', 'js', 'woff2']) {
      expect(assets.some((path) => path.endsWith(`.${ending}`))).toBe(true);
    }
  });

  it('one that no build has made is not found, and is not kept for ever', async () => {
    const { status, headers } = await plainRequest(`${origin}/assets/app-00000000.css`);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  });
});

describe('the pictures that other sites show for a page', () => {
  const shared = assets.filter((path) => /^\/assets\/share-[0-9a-f]{8}\.jpg$/.test(path));

  it.each(shared)('%s may be shown there', async (path) => {
    const { headers } = await plainRequest(origin + path, {}, 'HEAD');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('are the only assets that may', async () => {
    expect(shared).toHaveLength(knownPlaces.size);
    const other = assets.filter((path) => !shared.includes(path) && /\.(jpg|avif)$/.test(path));
    for (const path of other.slice(0, 5)) {
      const { headers } = await plainRequest(origin + path, {}, 'HEAD');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });
});

describe('the icons', () => {
  it.each(['/favicon.ico', '/apple-touch-icon.png', ...icons])(
    '%s is served with its own type',
    async (path) => {
      const { status, headers, body } = await plainRequest(origin + path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(types[path.split('.').at(-1) ?? ''] ?? /^$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toMatch(/max-age=\d+/);
      expect(body.length).toBeGreaterThan(100);
    },
  );

  it('have the sizes that the manifest says', async () => {
    const answer = await plainRequest(`${origin}/manifest.webmanifest`);
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(answer.body.toString('utf8'));
    expect(manifest).toMatchObject({
      name: site.name,
      theme_color: site.themeColor,
      start_url: '/',
    });
    const bitmaps = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(bitmaps.length).toBeGreaterThanOrEqual(2);
    for (const { src, sizes } of bitmaps) {
      const { body } = await plainRequest(origin + src);
      // width and height stand in the PNG's first chunk
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
  });
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

  it('is there, or the test above would prove nothing', () => {
    expect(readFileSync(`${built}/.vite/manifest.json`, 'utf8')).toContain('client/entry.ts');
  });
});
