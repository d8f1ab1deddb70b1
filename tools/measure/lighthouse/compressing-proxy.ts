import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../wire-size.ts';

/** The compression level of Cloudflare's edge for dynamic responses. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Compressed {
  encoding: 'br' | 'gzip';
  body: Buffer;
}

function compress(body: Buffer, accepted: string): Compressed | undefined {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: brotliCompressSync(body, brotli) };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: gzipSync(body, { level: 6 }) };
  return undefined;
}

/** Returns the headers without those of a single connection (RFC 9110 7.6.1). */
function endToEndHeaders(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = headers;
  return rest;
}

/** A response to the browser. */
interface Outgoing {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

function toOutgoing(incoming: IncomingMessage, upstream: IncomingMessage, body: Buffer): Outgoing {
  const status = upstream.statusCode ?? 502;
  const headers = endToEndHeaders(upstream.headers);
  const encoded = upstream.headers['content-encoding'] !== undefined;
  if (encoded || !isCompressible(upstream.headers['content-type'] ?? '') || body.length === 0) {
    return { status, headers, body };
  }
  headers.vary = 'Accept-Encoding';
  const compressed = compress(body, String(incoming.headers['accept-encoding'] ?? ''));
  if (!compressed) return { status, headers, body };
  headers['content-encoding'] = compressed.encoding;
  headers['content-length'] = compressed.body.byteLength;
  // compression changes the bytes, so the ETag becomes weak (RFC 9110 8.8.1)
  if (headers.etag) headers.etag = `W/${String(headers.etag).replace(/^W\//, '')}`;
  return { status, headers, body: compressed.body };
}

/** Returns the cache key of a plain GET, or undefined for conditional and range requests. */
function cacheKey({ method, url, headers }: IncomingMessage): string | undefined {
  const isPlain = method === 'GET' && !headers['if-none-match'] && !headers.range;
  return isPlain ? `${headers['accept-encoding'] ?? ''} ${url}` : undefined;
}

/**
 * Starts a proxy in front of `target` that compresses text as Cloudflare's edge does. With `cache`,
 * repeated requests are answered from memory, so that measurements don't include the local runtime. It
 * speaks HTTP/1.1, so figures are slightly worse than at the edge.
 */
export async function startCompressingProxy(
  target: string,
  { cache = false } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const cached = new Map<string, Outgoing>();
  const send = (to: ServerResponse, { status, headers, body }: Outgoing) => {
    to.writeHead(status, headers);
    to.end(body);
  };
  const server = createServer((incoming, to) => {
    const key = cache ? cacheKey(incoming) : undefined;
    const stored = key && cached.get(key);
    if (stored) return send(to, stored);
    const accepted = String(incoming.headers['accept-encoding'] ?? '');
    // given a choice, the local runtime always uses gzip
    const coding = /\bbr\b/.test(accepted) ? 'br' : 'identity';
    const headers = { ...incoming.headers, 'accept-encoding': coding };
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers },
      (upstream) => {
        const chunks: Buffer[] = [];
        upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
        upstream.on('end', () => {
          const outgoing = toOutgoing(incoming, upstream, Buffer.concat(chunks));
          if (key && outgoing.status === 200) cached.set(key, outgoing);
          send(to, outgoing);
        });
      },
    );
    forwarded.on('error', () => to.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
