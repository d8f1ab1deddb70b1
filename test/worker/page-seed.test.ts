import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createOpenSeed } from '../../src/server/page-seed.ts';
import { type LoadRenderer, loadRenderer } from '../../src/server/renderer.ts';
import type { SeedIndex } from '../../src/server/seed-layout.ts';
import { packSeed, type SeedDocument } from '../../tools/build/seed/seed-file.ts';
import { visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

const facts: Omit<SeedIndex, 'documents'> = {
  buildId: 'this-build',
  siteUrl: new URL(workerEnv.SITE_URL).origin,
  analyticsOrigin: '',
  from: '2000-01-01',
  until: null,
  renderedAt: 0,
  paths: ['/', '/about', '/contact'],
};
const documents: readonly SeedDocument[] = [
  { key: '/', body: encode('<p>home, from the seed</p>') },
  { key: '/about', body: encode('<p>about, from the seed</p>') },
];

/** A seed that is opened where staff tell nothing for a while; what a notice changes, notices.test.ts asks. */
const openSeedOf = (pack: ArrayBuffer | undefined) =>
  createOpenSeed(pack, 'this-build', { notices: [] });

async function seedOf(changes: Partial<SeedIndex> = {}): Promise<ArrayBuffer> {
  return Uint8Array.from(await packSeed({ ...facts, ...changes }, documents)).buffer;
}

async function read(pack: ArrayBuffer | undefined, key: string, today = '2026-11-22') {
  const seed = await openSeedOf(pack)(workerEnv);
  return decode((await seed?.read(key, today))?.plain.bytes);
}

describe('a seed of pages', () => {
  it('gives back each document as it was rendered, and the known addresses', async () => {
    expect(await read(await seedOf(), '/')).toBe('<p>home, from the seed</p>');
    expect(await read(await seedOf(), '/about')).toBe('<p>about, from the seed</p>');
    expect(await read(await seedOf(), '/contact')).toBeUndefined();
    const seed = await openSeedOf(await seedOf())(workerEnv);
    expect([...(seed?.paths ?? [])]).toEqual(facts.paths);
  });

  it.each([
    ['another build', { buildId: 'an-older-build' }],
    ['another origin', { siteUrl: 'https://elsewhere.example' }],
    ['another analytics origin', { analyticsOrigin: 'https://count.example' }],
  ])('of %s is none', async (_, changes) => {
    expect(await openSeedOf(await seedOf(changes))(workerEnv)).toBeUndefined();
  });

  it('holds from its day on and until the day on which a page changes', async () => {
    const pack = await seedOf({ from: '2026-11-22', until: '2027-01-01' });
    expect(await read(pack, '/', '2026-11-21')).toBeUndefined();
    expect(await read(pack, '/', '2026-11-22')).toBeDefined();
    expect(await read(pack, '/', '2026-12-31')).toBeDefined();
    expect(await read(pack, '/', '2027-01-01')).toBeUndefined();
  });

  it('that is missing, empty or cut short is none', async () => {
    const whole = await seedOf();
    for (const pack of [undefined, new ArrayBuffer(0), whole.slice(0, 20), whole.slice(0, 80)]) {
      expect(await openSeedOf(pack)(workerEnv)).toBeUndefined();
    }
  });

  it('cut short after its index gives what is whole and nothing else', async () => {
    const whole = await seedOf();
    for (let length = whole.byteLength - 1; length > whole.byteLength - 120; length -= 7) {
      for (const [key, text] of [
        ['/', '<p>home, from the seed</p>'],
        ['/about', '<p>about, from the seed</p>'],
      ] as const) {
        expect([undefined, text]).toContain(await read(whole.slice(0, length), key));
      }
    }
  });

  it('with any byte changed never gives a changed document', async () => {
    const whole = new Uint8Array(await seedOf());
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      const text = await read(damaged.buffer, '/');
      expect(text === undefined || text === '<p>home, from the seed</p>', `byte ${at}`).toBe(true);
    }
  });
});

// no two words alike, so that it stays large when it is compressed
const words = Array.from({ length: 6000 }, (_, index) => (index * 7919 * 104_729).toString(36));
const large = encode(words.join(' '));
const largePack = Uint8Array.from(await packSeed(facts, [{ key: '/', body: large }]));

describe('a large document of a seed', () => {
  const readLarge = async (bytes: Uint8Array<ArrayBuffer>) => {
    const seed = await openSeedOf(bytes.buffer)(workerEnv);
    return seed?.read('/', '2026-11-22');
  };

  it('comes plain and compressed', async () => {
    const found = await readLarge(largePack);
    expect(found?.plain.bytes).toEqual(large);
    expect(found?.brotli?.bytes.byteLength).toBeLessThan(large.byteLength);
  });

  it('is sent plain where its compressed bytes are damaged', async () => {
    const damaged = largePack.slice();
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    const found = await readLarge(damaged);
    expect(found?.plain.bytes).toEqual(large);
    expect(found?.brotli).toBeUndefined();
  });
});

describe('the site on a seed', () => {
  const rendererThatFails: LoadRenderer = () => Promise.reject(new Error('was loaded'));

  const ask = async (pack: ArrayBuffer, target: string, loadRenderer = rendererThatFails) => {
    const app = createApp({ openSeed: openSeedOf(pack), loadRenderer });
    return app.fetch(new Request(visitedOrigin + target), workerEnv);
  };
  it('sends its pages, redirects and refusals without a renderer', async () => {
    const pack = await seedOf();
    expect(await (await ask(pack, '/about')).text()).toBe('<p>about, from the seed</p>');
    expect((await ask(pack, '/About/')).headers.get('Location')).toBe('/about');
    expect((await ask(pack, '/robots.txt')).status).toBe(200);
    const app = createApp({
      openSeed: openSeedOf(pack),
      loadRenderer: rendererThatFails,
    });
    const refused = new Request(`${visitedOrigin}/about`, { method: 'DELETE' });
    expect((await app.fetch(refused, workerEnv)).status).toBe(405);
  });

  it('sends a seeded page with the headers and the tag of a rendered one', async () => {
    const response = await ask(await seedOf(), '/about');
    const rendered = await createApp().fetch(new Request(`${visitedOrigin}/about`), workerEnv);
    const names = (answer: Response) => [...answer.headers.keys()].sort();
    expect(names(response)).toEqual(names(rendered));
    const again = await createApp({
      openSeed: openSeedOf(await seedOf()),
      loadRenderer: rendererThatFails,
    }).fetch(
      new Request(`${visitedOrigin}/about`, {
        headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
      }),
      workerEnv,
    );
    expect(again.status).toBe(304);
  });

  it('renders what the seed lacks, and all where it is damaged', async () => {
    const damaged = new Uint8Array(await seedOf());
    const text = new TextDecoder('latin1').decode(damaged);
    damaged[text.indexOf('about, from the seed')] = 0;
    for (const target of ['/contact', '/about']) {
      const html = await (await ask(damaged.buffer, target, loadRenderer)).text();
      expect(html).toContain('<!DOCTYPE html>');
    }
  });
});
