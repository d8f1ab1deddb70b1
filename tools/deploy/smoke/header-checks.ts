import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest } from '../../run/send-request.ts';
import { type Check, compare, type SmokeFault } from './check.ts';

/** The security headers of every page, by what their value must say. */
const securityHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
};

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** Compression, conditional requests, HEAD, unchanged bytes and security headers. */
export const headerChecks: readonly Check[] = [
  {
    name: 'br, gzip and identity are sent as asked',
    severity: 'report',
    async run({ origin }) {
      const faults: SmokeFault[] = [];
      for (const [coding, decode] of Object.entries(decoders)) {
        const address = `${origin}/about (${coding})`;
        const headers = { 'Accept-Encoding': coding };
        const { headers: got, body } = await sendRequest(`${origin}/about`, { headers });
        const sent = String(got['content-encoding'] ?? 'identity');
        faults.push(...compare(address, coding, sent));
        if (sent === coding) {
          const start = decode(body).toString('utf8', 0, 15);
          faults.push(...compare(address, '<!DOCTYPE html>', start));
        }
      }
      return faults;
    },
  },
  {
    name: 'If-None-Match returns 304 without a body',
    severity: 'roll back',
    async run({ origin }) {
      const address = `${origin}/about`;
      const { headers } = await sendRequest(address);
      const { etag = '' } = headers;
      if (!etag) return [{ address, expected: 'an ETag', got: 'none' }];
      const again = await sendRequest(address, { headers: { 'If-None-Match': etag } });
      return compare(address, '304 0', `${again.status} ${again.body.length}`);
    },
  },
  {
    name: 'HEAD returns the headers of GET and no body',
    severity: 'roll back',
    async run({ origin }) {
      const address = `${origin}/contact`;
      const get = await sendRequest(address);
      const head = await sendRequest(address, { method: 'HEAD' });
      const describe = ({ status, headers }: typeof get) =>
        [status, headers['content-type'], headers.etag, headers['cache-control']].join(' ');
      return [
        ...compare(`HEAD ${address}`, describe(get), describe(head)),
        ...compare(`HEAD ${address}`, '0', String(head.body.length)),
      ];
    },
  },
  {
    name: 'security headers',
    severity: 'roll back',
    async run({ origin }) {
      const address = `${origin}/contact`;
      const { headers } = await sendRequest(address);
      return Object.entries(securityHeaders).flatMap(([name, expected]) =>
        compare(`${address} ${name}`, expected, String(headers[name] ?? '')),
      );
    },
  },
  {
    name: "a page's bytes are those of its ETag: nothing on the way rewrites it",
    severity: 'roll back',
    async run({ origin }) {
      const address = `${origin}/contact`;
      const { headers, body } = await sendRequest(address);
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 24);
      // scripts injected by the zone, rewritten e-mail addresses (Email Address Obfuscation)
      return compare(address, String(headers.etag ?? 'an ETag'), `"${digest}"`);
    },
  },
];

/** Returns what the platform's cache says of a page's second request, to print: 'HIT' on a live zone. */
export async function cacheStatus(origin: string): Promise<string> {
  await sendRequest(`${origin}/about`);
  const { headers } = await sendRequest(`${origin}/about`);
  return String(headers['cf-cache-status'] ?? 'none');
}
