import { connect, type Socket } from 'node:net';
import { configuredVariables } from './wrangler-config.ts';

/** The site's own: to another host it answers with 'noindex'. */
const ownHost = new URL(configuredVariables.SITE_URL).host;

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** Lower-case names, in order; a name sent twice stands twice. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Bytes of status line, headers and body together. */
  length: number;
}

/** A request to the site as it goes over the wire. */
export function rawRequest(
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[] = [],
  body: Uint8Array = new Uint8Array(),
): Buffer {
  const lines = [['Host', ownHost] as const, ...headers].map(([n, v]) => `${n}: ${v}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  // one byte a character: bytes above 0x7F go out as they are
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** A form as a browser sends it. */
export function rawFormPost(path: string, fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const headers = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Length', String(body.length)],
  ] as const;
  return rawRequest('POST', path, headers, body);
}

export function headerOf({ headers }: RawAnswer, name: string): string | undefined {
  return headers.find(([known]) => known === name)?.[1];
}

/** The answer that `bytes` hold, or undefined while more has to come. */
function parseAnswer(bytes: Buffer, bodyless: boolean, ended: boolean): RawAnswer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})( |$)/.exec(statusLine)?.[1] ?? Number.NaN);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const from = headEnd + 4;
  const sentLength = headers.find(([name]) => name === 'content-length')?.[1];
  const none = bodyless || status === 304 || status === 204;
  const bodyLength = none ? 0 : sentLength === undefined ? Number.NaN : Number(sentLength);
  if (Number.isNaN(bodyLength) && !ended) return undefined;
  const to = Number.isNaN(bodyLength) ? bytes.length : from + bodyLength;
  if (bytes.length < to) return undefined;
  return { status, headers, body: bytes.subarray(from, to), length: to };
}

export interface RawConnection {
  /**
   * Sends one request and returns what comes back; undefined where the server closed without a
   * word. `bodyless` for HEAD. Throws after `patience` milliseconds.
   */
  exchange(request: Uint8Array, bodyless?: boolean): Promise<RawAnswer | undefined>;
  close(): void;
}

/** How long an answer may take, in ms, on a machine that does other work beside. */
export const patience = 60_000;

/** A connection that is kept, and made anew when the server has closed it. */
export function openRawConnection(port: number): RawConnection {
  let socket: Socket | undefined;

  function live(): Socket {
    if (!socket || socket.destroyed || !socket.readable) {
      socket = connect({ port, host: '127.0.0.1', noDelay: true });
      // told by the exchange that waits
      socket.on('error', () => undefined);
    }
    return socket;
  }

  function attempt(request: Uint8Array, bodyless: boolean): Promise<RawAnswer | undefined> {
    const through = live();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const timer = setTimeout(() => finish(new Error('no answer in time')), patience);
      function finish(result: RawAnswer | Error | undefined) {
        clearTimeout(timer);
        through.off('data', take).off('close', end);
        const closing = !(result instanceof Error) && result && headerOf(result, 'connection');
        if (result === undefined || result instanceof Error || closing === 'close') {
          through.destroy();
        }
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
      function take(chunk: Buffer) {
        chunks.push(chunk);
        const answer = parseAnswer(Buffer.concat(chunks), bodyless, false);
        if (answer) finish(answer);
      }
      function end() {
        finish(parseAnswer(Buffer.concat(chunks), bodyless, true));
      }
      through.on('data', take).on('close', end);
      through.write(request);
    });
  }

  return {
    async exchange(request, bodyless = false) {
      const kept = socket !== undefined;
      // an idle connection may be closed just as the next request is written (RFC 9112, 9.5)
      return (await attempt(request, bodyless)) ?? (kept ? attempt(request, bodyless) : undefined);
    },
    close: () => socket?.destroy(),
  };
}

/** One request on a connection of its own. */
export async function askOnce(port: number, request: Uint8Array): Promise<RawAnswer> {
  const connection = openRawConnection(port);
  try {
    const answer = await connection.exchange(request);
    if (!answer) throw new Error('the connection was closed without an answer');
    return answer;
  } finally {
    connection.close();
  }
}
