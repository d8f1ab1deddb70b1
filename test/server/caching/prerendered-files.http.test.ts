import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeBounds } from '../../../src/facts/schedule/notice.ts';
import { notices } from '../../../src/facts/schedule/notices.ts';
import {
  assetPath,
  missingKey,
  type Prerendered,
} from '../../../src/http/documents/prerendered.ts';
import { machineFiles } from '../../../src/server/machine-files.ts';
import { daysOfChange, unchangedUntil } from '../../../src/server/unchanged-until.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { languageNames, languages } from '../../../src/site/languages.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { kenyanDay, parseKenyanTime } from '../../../src/time/kenyan-day.ts';
import {
  clientFolder,
  readBuiltSite,
  readBuiltWorker,
  startWorkerd,
  type Workerd,
} from '../../../tools/run/workerd.ts';
import { layouts } from '../../support/layouts.ts';
import { worldAt } from './site-at-time.ts';

const site = readBuiltSite();
const asset = (path: string) => readFileSync(join(clientFolder, path), 'utf8');
const manifest = JSON.parse(
  (site.modules?.['prerendered.mjs'] ?? '').replace(/^export default |;\s*$/g, ''),
) as Prerendered;

/** Every prerendered document by key, with a path that returns it. */
const documents = new Map<string, string>([
  ...[...knownPlaces.keys()].map((path) => [path, path] as const),
  ...machineFiles.filter((file) => file.isPrerendered({})).map(({ path }) => [path, path] as const),
  ...languageNames.flatMap((name) => [
    [missingKey('page', name), `${languages[name].prefix}/no-such-page`] as const,
    [missingKey('article', name), `${languages[name].prefix}/blog/no-such-article`] as const,
  ]),
]);

const upcoming = (moments: readonly number[]) =>
  [...new Set(moments)].filter((moment) => moment > manifest.madeAt).sort((a, b) => a - b);

/** Coming moments at which a page changes that is not about the day: days of change, notices. */
const lastingChanges = upcoming([
  ...daysOfChange.map(parseKenyanTime),
  ...notices.flatMap(noticeBounds),
]);

/** Kenya's next midnight, which changes the pages about the day. */
const midnight = parseKenyanTime(dayAfter(kenyanDay(manifest.madeAt), 1));

/** Pages of each layout, and a file that changes with the day. */
const sample = [...layouts, '/blog/feed.xml'];

async function ask(runtime: Workerd, name: string, path: string) {
  const answer = await fetch(`http://127.0.0.1:${runtime.ports[name]}${path}`, {
    redirect: 'manual',
  });
  const headers = [...answer.headers].filter(([header]) => header !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

describe('the prerendered documents', () => {
  let runtime: Workerd;
  beforeAll(async () => {
    runtime = await startWorkerd({ site, rendering: readBuiltWorker() });
  });
  afterAll(() => runtime.stop());

  it('prerendered documents include every page, not-found page and machine file, and expire at the next change', () => {
    const missing = [...documents.keys()].filter(
      (key) => !existsSync(join(clientFolder, assetPath(key))),
    );
    expect(missing).toEqual([]);
    expect(manifest.validUntil).toEqual({
      daily: unchangedUntil(manifest.madeAt, 'daily'),
      lasting: lastingChanges[0] ?? null,
    });
    expect(manifest.validUntil.daily).toBeLessThanOrEqual(midnight);
  });

  it('prerendered documents are byte for byte what the Worker renders now', async () => {
    for (const [key, path] of documents) {
      const sent = await ask(runtime, 'site', path);
      expect(sent, path).toEqual(await ask(runtime, 'rendering', path));
      expect(sent.body, path).toBe(asset(assetPath(key)));
    }
  });
});

it('pages and the search still work two years after the build', async () => {
  const later = Date.now() + 2 * 365 * 86_400_000;
  const runtime = await startWorkerd({ site: worldAt(later, site) });
  try {
    const found = await ask(runtime, 'site', '/search?q=fever');
    expect(found.status).toBe(200);
    expect(found.body).toContain('/services/');
    for (const path of sample) {
      const { status } = await ask(runtime, 'site', path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  } finally {
    await runtime.stop();
  }
});
