import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { serviceWorkerPath } from '../../src/facts/offline.ts';
import { knownPlaces } from '../../src/places.ts';
import { machineFilesAmong } from '../../src/server/answer-machine-files.ts';
import { fetchAnswers } from './kinds-of-answers.ts';

const header = 'Cloudflare-CDN-Cache-Control';
const origin = inject('origin');
const answers = await fetchAnswers(origin);
const machineFiles = new Set(machineFilesAmong(knownPlaces));
const plainPage = (path: string) => knownPlaces.has(path);

describe("the platform's cache", () => {
  it('is switched on, with nothing that shares it between deploys', () => {
    const configured = readFileSync('wrangler.toml', 'utf8');
    expect(configured).toMatch(/^\[cache\]\nenabled = true$/m);
    expect(configured).not.toMatch(/cross_version/);
  });

  it.each(answers)('$name: is kept there as it says, or only if everybody gets it', (answer) => {
    const policy = answer.headers.get(header);
    const { kind, method, path, status } = answer;
    const kept = method === 'GET' && (status === 200 || status === 304) && plainPage(path);
    const hourly = machineFiles.has(path) && path !== serviceWorkerPath;
    const byBrowsers = kind === 'static file' || hourly || status === 301;
    const other = byBrowsers ? null : 'no-store';
    expect(policy).toBe(kept ? 'public, max-age=3600' : other);
  });

  it.each([
    '/about?utm_source=poster',
    '/medical-blog?q=folate',
    '/appointments?service=dental',
    '/About?x=1',
    '/sitemap.xml?x=1',
  ])('%s carries a query and is kept by nobody but the browser', async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.headers.get(header)).toBe('no-store');
  });

  it('never keeps what browsers may not keep either', () => {
    for (const { headers } of answers) {
      if (/no-store|private|no-cache/.test(headers.get('Cache-Control') ?? ''))
        expect(headers.get(header)).toBe('no-store');
    }
  });
});
