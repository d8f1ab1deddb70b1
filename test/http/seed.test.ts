import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageNames } from '../../src/languages.ts';
import { knownPlaces } from '../../src/places.ts';
import { machineFilesAmong } from '../../src/server/answer-machine-files.ts';
import type { SeedIndex } from '../../src/server/seed-layout.ts';
import { askOnce, headerOf, rawRequest } from '../../tools/run/raw-http.ts';
import {
  builtWorkerFolder,
  readBuiltWorker,
  startWorkerd,
  type Workerd,
} from '../../tools/run/workerd.ts';

const seedFile = 'pages.bin';
const worker = readBuiltWorker();

/** The same build twice: with its pages, and with none, so that it renders each. */
let runtime: Workerd;

beforeAll(async () => {
  const unseeded = { ...worker, data: { [seedFile]: new Uint8Array() } };
  runtime = await startWorkerd({ seeded: worker, unseeded });
});
afterAll(() => runtime.stop());

async function ask(name: 'seeded' | 'unseeded', path: string) {
  const answer = await fetch(`http://127.0.0.1:${runtime.ports[name]}${path}`);
  const headers = [...answer.headers].filter(([header]) => header !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

const pack = readFileSync(`${builtWorkerFolder}/${seedFile}`);
const indexEnd = 30 + pack.readUInt32LE(0);
const index: SeedIndex = JSON.parse(pack.toString('utf8', 30, indexEnd));

/** How large a document of the seed is with gzip, in bytes. */
function sizeOf(path: string): number {
  const [offset = 0, length = 0] = index.documents[path]?.plain ?? [];
  return gzipSync(pack.subarray(indexEnd + offset, indexEnd + offset + length)).byteLength;
}

/** The answer as it goes over the wire. */
function askRaw(path: string, accepted: string, headers: [string, string][] = []) {
  const fields: [string, string][] = [['Accept-Encoding', accepted], ...headers];
  return askOnce(runtime.ports.seeded ?? 0, rawRequest('GET', path, fields));
}

const unknown = languageNames.map((name) =>
  name === 'en' ? '/no-such-page' : `/${name}/no-such-page`,
);

describe('pages of the build and pages of the edge', () => {
  const files = machineFilesAmong(knownPlaces).filter((path) => index.documents[path]);

  it('holds the files that need the words', () => {
    for (const path of ['/sitemap.xml', '/blog/feed.xml', '/medical-blog/feed.xml', '/contact.vcf'])
      expect(files).toContain(path);
  });

  it.each([...knownPlaces.keys(), ...unknown, '/blog/no-such-article', ...files])(
    '%s is the same byte for byte, with the same headers',
    async (path) => {
      expect(await ask('seeded', path)).toEqual(await ask('unseeded', path));
    },
  );

  const largePages = [...knownPlaces.keys()].filter((path) => sizeOf(path) >= 8_000);

  it('the large ones go out compressed, home among them', () => {
    expect(largePages).toContain('/');
    expect(largePages.length).toBeGreaterThan(20);
  });

  it.each(largePages)(
    '%s is the same where it goes out as the build compressed it',
    async (path) => {
      const [compressed, plain] = await Promise.all([
        askRaw(path, 'gzip, deflate, br'),
        askRaw(path, 'identity'),
      ]);
      expect(headerOf(compressed, 'content-encoding')).toBe('br');
      expect(headerOf(plain, 'content-encoding')).toBeUndefined();
      expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
      expect(headerOf(compressed, 'content-length')).toBe(String(compressed.body.length));
      for (const answer of [compressed, plain]) {
        expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
      }
      // other bytes, another tag (RFC 9110, 8.8.3.3)
      expect(headerOf(compressed, 'etag')).not.toBe(headerOf(plain, 'etag'));
    },
  );

  it('a small one goes out plain to everybody', async () => {
    const small = [...knownPlaces.keys()].find((path) => sizeOf(path) < 7_500) ?? '';
    expect(headerOf(await askRaw(small, 'br'), 'content-encoding')).toBeUndefined();
  });

  it.each(['br;q=0, gzip', 'gzip', '', 'brotli', 'x-br'])(
    'a browser that says "%s" gets it plain',
    async (accepted) => {
      expect(headerOf(await askRaw('/about', accepted), 'content-encoding')).toBeUndefined();
    },
  );

  it('a page compressed at build is not sent again to whom has it', async () => {
    const tag = headerOf(await askRaw('/about', 'br'), 'etag') ?? '';
    expect((await askRaw('/about', 'br', [['If-None-Match', tag]])).status).toBe(304);
    expect((await askRaw('/about', 'br', [['If-None-Match', '"another"']])).status).toBe(200);
  });

  it('stand in the seed, each once, with no page left out', () => {
    for (const path of knownPlaces.keys()) expect(Object.keys(index.documents)).toContain(path);
    expect([...index.paths].sort()).toEqual([...knownPlaces.keys()].sort());
  });
});
