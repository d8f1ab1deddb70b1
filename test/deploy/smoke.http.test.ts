import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import type { Target } from '../../tools/deploy/smoke/check.ts';
import { runChecks, toReport } from '../../tools/deploy/smoke/run-checks.ts';
import { waitForVersion } from '../../tools/deploy/smoke/wait-for-version.ts';
import { configuredVariables } from '../../tools/run/wrangler-config.ts';

const origin = inject('origin');

function targetAt(address: string, expected: Target['expected'] = {}): Target {
  const siteUrl = new URL(configuredVariables.SITE_URL).origin;
  return { origin: address, siteUrl, isPreview: false, isLocal: true, expected };
}

interface Faulty {
  origin: string;
  stop: () => void;
}

/**
 * Serves the site with faults: no CSP, a page that fails, a form that is stored and a script injected into
 * a page. Says the version `late` only after `after` requests for it.
 */
async function startFaultySite(after = 0, late = ''): Promise<Faulty> {
  let asked = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const target = new URL(url, origin);
    const forwarded = request(target, { method, headers: { ...headers, host: target.host } });
    forwarded.on('response', (answer) => {
      const { 'content-security-policy': _, ...kept } = answer.headers;
      if (answer.statusCode === 303) kept['cache-control'] = 'public, max-age=60';
      if (url === '/.well-known/version.json' && late) {
        asked += 1;
        outgoing.writeHead(200);
        outgoing.end(JSON.stringify({ commit: asked > after ? late : 'before' }));
        return;
      }
      delete kept['content-length'];
      outgoing.writeHead(url === '/doctors' ? 500 : (answer.statusCode ?? 500), kept);
      if (url === '/contact' && method === 'GET')
        outgoing.write('<script src="/beacon.js"></script>');
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

it('npm run smoke finds no fault in the built site', async () => {
  const results = await runChecks(targetAt(origin));
  expect(toReport(results)).not.toContain('FAIL');
  expect(results.filter(({ isSkipped }) => !isSkipped).length).toBeGreaterThan(12);
});

it('npm run smoke reports each planted fault with its address, what was expected and got', async () => {
  const faulty = await startFaultySite();
  try {
    const expected = { digest: `sha256:${'0'.repeat(64)}` };
    const report = toReport(await runChecks(targetAt(faulty.origin, expected)));
    const found = report.replaceAll(faulty.origin, '').replace(/sha256:(?!0{64})\w+/g, 'other');
    expect(found.split('\n').filter((line) => /^FAIL|^ {6}/.test(line))).toEqual([
      'FAIL  pages of the sitemap: status, head, language',
      '      /doctors',
      '        expected: 200',
      '        got:      500',
      'FAIL  security headers',
      '      /contact content-security-policy',
      expect.stringContaining('expected: '),
      '        got:      nothing',
      "FAIL  a page's bytes are those of its ETag: nothing on the way rewrites it",
      '      /contact',
      expect.stringContaining('expected: '),
      expect.stringContaining('got: '),
      'FAIL  a form redirects to the chat and is not stored',
      '      POST /contact',
      '        expected: no-store',
      '        got:      public, max-age=60',
      'FAIL  version, commit and digest are the expected ones',
      '      /.well-known/version.json digest',
      `        expected: sha256:${'0'.repeat(64)}`,
      '        got:      other',
    ]);
  } finally {
    faulty.stop();
  }
});

it('npm run smoke waits for a version that is slow to arrive, and gives up on one that never comes', async () => {
  const slow = await startFaultySite(2, 'new');
  try {
    expect(await waitForVersion({ origin: slow.origin, expected: { commit: 'new' } }, 20)).toBe(
      true,
    );
    expect(await waitForVersion({ origin: slow.origin, expected: { commit: 'x' } }, 0)).toBe(false);
  } finally {
    slow.stop();
  }
});

it('a fault of the zone is reported, and is no reason to roll back', async () => {
  const severities = Object.fromEntries(
    (await runChecks(targetAt('http://127.0.0.1:9'))).map(({ name, severity }) => [name, severity]),
  );
  expect(severities['security headers']).toBe('roll back');
  expect(severities['pages of the sitemap: status, head, language']).toBe('roll back');
  expect(severities['the other host and plain HTTP redirect to the site']).toBe('report');
  expect(severities['br, gzip and identity are sent as asked']).toBe('report');
});
