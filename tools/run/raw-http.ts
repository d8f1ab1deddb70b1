import { connect, type Socket } from 'node:net';
import { configuredVariables } from './wrangler-config.ts';

/** The host of SITE_URL: the Worker redirects requests for any other. */
const ownHost = new URL(configuredVariables.SITE_URL).host;

/** A response as received. */
export interface RawResponse {
  status: number;
  /** In order, with lower-case names; repeated headers stay separate. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Bytes of status line, headers and body. */
  length: number;
}

/** Returns the bytes of a request to the site. */
export function rawRequest(
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[] = [],
  body: Uint8Array = new Uint8Array(),
): Buffer {
  const lines = [['Host', ownHost] as const, ...headers].map(([n, v]) => `${n}: ${v}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  // latin1 sends characters above 0x7F as single bytes
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** Returns the bytes of a posted form, encoded as a browser does. */
export function rawFormPost(path: string, fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const headers = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Length', String(body.length)],
  ] as const;
  return rawRequest('POST', path, headers, body);
}

/** Returns the value of a header, by its lower-case name. */
export function headerOf({ headers }: RawResponse, name: string): string | undefined {
  return headers.find(([known]) => known === name)?.[1];
}

/** Returns the response in `bytes`, or undefined while it is incomplete. */
function parseResponse(bytes: Buffer, bodyless: boolean, ended: boolean): RawResponse | undefined {
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
  const hasNoBody = bodyless || status === 304 || status === 204;
  const bodyLength = hasNoBody ? 0 : sentLength === undefined ? Number.NaN : Number(sentLength);
  if (Number.isNaN(bodyLength) && !ended) return undefined;
  const to = Number.isNaN(bodyLength) ? bytes.length : from + bodyLength;
  if (bytes.length < to) return undefined;
  return { status, headers, body: bytes.subarray(from, to), length: to };
}

/** A keep-alive connection. */
export interface RawConnection {
  /**
   * Sends a request and returns the response, or undefined if the server closed the connection. Set
   * `bodyless` for HEAD. Throws after `timeout` milliseconds.
   */
  exchange(request: Uint8Array, bodyless?: boolean): Promise<RawResponse | undefined>;
  close(): void;
}

/** Maximum time for a response in ms, long enough for a busy machine. */
export const timeout = 60_000;

/** Opens a keep-alive connection that reconnects after the server has closed it. */
export function openRawConnection(port: number): RawConnection {
  let socket: Socket | undefined;

  function live(): Socket {
    if (!socket || socket.destroyed || !socket.readable) {
      socket = connect({ port, host: '127.0.0.1', noDelay: true });
      // the pending exchange handles the close that follows
      socket.on('error', () => undefined);
    }
    return socket;
  }

  function attempt(request: Uint8Array, bodyless: boolean): Promise<RawResponse | undefined> {
    const active = live();
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const timer = setTimeout(
        () => finish(new Error(`no response from port ${port} within ${timeout / 1000} s`)),
        timeout,
      );
      function finish(result: RawResponse | Error | undefined) {
        clearTimeout(timer);
        active.off('data', take).off('close', end);
        const closing = !(result instanceof Error) && result && headerOf(result, 'connection');
        if (result === undefined || result instanceof Error || closing === 'close') {
          active.destroy();
        }
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
      function take(chunk: Buffer) {
        chunks.push(chunk);
        const response = parseResponse(Buffer.concat(chunks), bodyless, false);
        if (response) finish(response);
      }
      function end() {
        finish(parseResponse(Buffer.concat(chunks), bodyless, true));
      }
      active.on('data', take).on('close', end);
      active.write(request);
    });
  }

  return {
    async exchange(request, bodyless = false) {
      const isReused = socket !== undefined;
      // the server may close an idle connection while the request is being sent (RFC 9112 9.5)
      return (
        (await attempt(request, bodyless)) ?? (isReused ? attempt(request, bodyless) : undefined)
      );
    },
    close: () => socket?.destroy(),
  };
}

/** Sends a request on a new connection. Throws if there is no response. */
export async function requestOnce(port: number, request: Uint8Array): Promise<RawResponse> {
  const connection = openRawConnection(port);
  try {
    const response = await connection.exchange(request);
    if (!response) throw new Error(`port ${port} closed the connection without a response`);
    return response;
  } finally {
    connection.close();
  }
}
