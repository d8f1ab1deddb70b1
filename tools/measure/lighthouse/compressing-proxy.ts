import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../sizes/wire-size.ts';

/** The edge's own compression level for answers made on the way. */
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

/** The headers of the answer but those that belong to one connection alone (RFC 9110, 7.6.1). */
function passedOn(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = headers;
  return rest;
}

/** An answer as it goes out. */
interface Outgoing {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

function toOutgoing(asked: IncomingMessage, answered: IncomingMessage, body: Buffer): Outgoing {
  const status = answered.statusCode ?? 502;
  const headers = passedOn(answered.headers);
  const encoded = answered.headers['content-encoding'] !== undefined;
  if (encoded || !isCompressible(answered.headers['content-type'] ?? '') || body.length === 0) {
    return { status, headers, body };
  }
  headers.vary = 'Accept-Encoding';
  const compressed = compress(body, String(asked.headers['accept-encoding'] ?? ''));
  if (!compressed) return { status, headers, body };
  headers['content-encoding'] = compressed.encoding;
  headers['content-length'] = compressed.body.byteLength;
  // the bytes are others now, so the tag says no more than that the content is the same
  if (headers.etag) headers.etag = `W/${String(headers.etag).replace(/^W\//, '')}`;
  return { status, headers, body: compressed.body };
}

/** Under what a plain GET is kept: anything conditional or partial is asked for anew. */
function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  const plain = method === 'GET' && !headers['if-none-match'] && !headers.range;
  return plain ? `${headers['accept-encoding'] ?? ''} ${url}` : undefined;
}

/**
 * A server in front of `target` that does what the edge does to its answers: texts go out as
 * brotli or gzip, pictures and fonts go as they are. With `keep`
 * it answers a second time from memory, so that what is measured behind it is the site and not the
 * local runtime. It speaks HTTP/1.1, so figures are rather worse than at the edge.
 */
export async function startCompressingProxy(
  target: string,
  { keep = false } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const kept = new Map<string, Outgoing>();
  const send = (to: ServerResponse, { status, headers, body }: Outgoing) => {
    to.writeHead(status, headers);
    to.end(body);
  };
  const server = createServer((asked, to) => {
    const key = keep ? keyOf(asked) : undefined;
    const known = key && kept.get(key);
    if (known) return send(to, known);
    const accepted = String(asked.headers['accept-encoding'] ?? '');
    // of several codings the local runtime takes gzip, whatever the Worker sent
    const coding = /\bbr\b/.test(accepted) ? 'br' : 'identity';
    const headers = { ...asked.headers, 'accept-encoding': coding };
    const forwarded = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, headers },
      (answered) => {
        const chunks: Buffer[] = [];
        answered.on('data', (chunk: Buffer) => chunks.push(chunk));
        answered.on('end', () => {
          const outgoing = toOutgoing(asked, answered, Buffer.concat(chunks));
          if (key && outgoing.status === 200) kept.set(key, outgoing);
          send(to, outgoing);
        });
      },
    );
    forwarded.on('error', () => to.writeHead(502).end());
    asked.pipe(forwarded);
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
