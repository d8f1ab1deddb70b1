import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import type { Target } from '../../tools/deploy/smoke/check.ts';
import { runChecks, toReport } from '../../tools/deploy/smoke/run-checks.ts';
import { configuredVariables } from '../../tools/run/wrangler-config.ts';

const origin = inject('origin');

function targetAt(address: string, expected: Target['expected'] = {}): Target {
  const siteUrl = new URL(configuredVariables.SITE_URL).origin;
  return { origin: address, siteUrl, isPreview: false, isLocal: true, expected };
}

/** Serves the site with three faults: no CSP, a page that fails, and a form that is stored. */
async function startFaultySite() {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const target = new URL(url, origin);
    const forwarded = request(target, { method, headers: { ...headers, host: target.host } });
    forwarded.on('response', (answer) => {
      const { 'content-security-policy': _, ...kept } = answer.headers;
      if (answer.statusCode === 303) kept['cache-control'] = 'public, max-age=60';
      outgoing.writeHead(url === '/doctors' ? 500 : (answer.statusCode ?? 500), kept);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

it('finds no fault in the built site', async () => {
  const results = await runChecks(targetAt(origin));
  expect(toReport(results)).not.toContain('FAIL');
  expect(results.filter(({ isSkipped }) => !isSkipped).length).toBeGreaterThan(12);
}, 60_000);

it('reports each planted fault with its address, what was expected and got', async () => {
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
}, 60_000);
