import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageNames } from '../../src/languages.ts';
import { knownPlaces } from '../../src/places.ts';
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

const unknown = languageNames.map((name) =>
  name === 'en' ? '/no-such-page' : `/${name}/no-such-page`,
);

describe('pages of the build and pages of the edge', () => {
  it.each([...knownPlaces.keys(), ...unknown, '/blog/no-such-article', '/sitemap.xml'])(
    '%s is the same byte for byte, with the same headers',
    async (path) => {
      expect(await ask('seeded', path)).toEqual(await ask('unseeded', path));
    },
  );

  it('stand in the seed, each once, with no page left out', () => {
    const pack = readFileSync(`${builtWorkerFolder}/${seedFile}`);
    const index = JSON.parse(pack.toString('utf8', 30, 30 + pack.readUInt32LE(0)));
    for (const path of knownPlaces.keys()) expect(Object.keys(index.documents)).toContain(path);
    expect(index.paths.toSorted()).toEqual([...knownPlaces.keys()].sort());
  });
});
