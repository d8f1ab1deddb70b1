import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { knownPlaces } from '../../src/places.ts';
import { roadmap, roadmapWords } from '../../src/words/en/service-pages/upcoming.ts';
import { machineFilePaths, securityTxtPath } from './machine-file-paths.ts';
import { goodInput } from './post-form.ts';
import { createQuietApp } from './quiet-app.ts';
import { visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

type App = ReturnType<typeof createApp>;

async function ask(app: App, target: string, init: RequestInit = {}): Promise<Response> {
  return app.fetch(new Request(visitedOrigin + target, init), workerEnv);
}

/** Every page and machine file, by address, from an isolate that starts at `now`. */
async function readSite(now?: string): Promise<Map<string, string>> {
  if (now) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const app = createQuietApp();
  const texts = new Map<string, string>();
  for (const target of [...knownPlaces.keys(), ...machineFilePaths, '/no-such-page']) {
    const response = await ask(app, target);
    texts.set(target, `${response.headers.get('ETag')} ${await response.text()}`);
  }
  vi.useRealTimers();
  return texts;
}

/** Pages that name sums of others or quarters; see the facts about SHA and the roadmap. */
const datedPages = [
  '/insurance',
  '/maternity-packages',
  '/services/emergency',
  '/services/maternity',
  '/services/upcoming',
  '/sw/maternity-packages',
  '/sw/services/emergency',
];

afterEach(() => {
  vi.useRealTimers();
});

describe("when the server's clock is wrong", () => {
  it('every page is the same decades later, but for what holds until a day', async () => {
    const right = await readSite('2026-11-22T09:00:00Z');
    const wrong = await readSite('2099-12-31T23:59:59Z');
    // names the day on which it ends; security-txt.test.ts
    right.delete(securityTxtPath);
    const others = [...right].flatMap(([target, text]) =>
      wrong.get(target) === text ? [] : [target],
    );
    expect(others.sort()).toEqual(datedPages);
    // sums that nobody has checked for decades are not told, and quarters have passed
    for (const target of datedPages.filter((page) => page !== '/services/upcoming')) {
      const asked = (site: Map<string, string>) =>
        site.get(target)?.split(/ask us|tuulize/i).length ?? 0;
      expect(asked(wrong), target).toBeGreaterThan(asked(right));
    }
    const passed = (site: Map<string, string>) =>
      roadmap.filter(({ quarter }) =>
        site.get('/services/upcoming')?.includes(roadmapWords.target(quarter, true)),
      );
    expect(passed(right)).toHaveLength(3);
    expect(passed(wrong)).toHaveLength(roadmap.length);
  });

  it('a form opens the same chat', async () => {
    const body = () => new URLSearchParams(goodInput['/appointments']);
    const right = await ask(createApp(), '/appointments', { method: 'POST', body: body() });
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const wrong = await ask(createApp(), '/appointments', { method: 'POST', body: body() });
    expect(right.status).toBe(303);
    expect(wrong.headers.get('Location')).toBe(right.headers.get('Location'));
  });
});
