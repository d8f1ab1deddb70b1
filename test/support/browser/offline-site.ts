import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that reached the site. */
interface Heard {
  method: string;
  path: string;
  /** The uncompressed body of the response; empty for a 304. */
  body: Buffer;
  type: string;
  /** Fetched by the service worker itself. */
  inBackground: boolean;
}

/** The built site behind a server of the test, which can stop and start again. */
export interface OfflineSite {
  origin: string;
  heard: Heard[];
  /** Closes the port and every connection, as without a network. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Changes the text of responses, as another build would. */
  rewrite: (path: string, text: string) => string;
  /** Changes the requested path. */
  reroute: (path: string) => string;
  /** The time for the Date header, in milliseconds since 1970. */
  now: () => number;
  /** Delay of responses in milliseconds. */
  delay: number;
}

const isText = (type: string) => /^text\//.test(type);

/** Starts a site in front of the built Worker at `behind`, on a new port. */
export async function startOfflineSite(behind: string): Promise<OfflineSite> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const { hostname, port } = new URL(behind);

  function ask(from: IncomingMessage, path: string, body: Buffer): Promise<IncomingMessage> {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = from.headers;
    return new Promise((resolve, reject) => {
      const onward = request(
        { hostname, port, path, method: from.method, headers, agent: false },
        resolve,
      );
      onward.on('error', reject).end(body);
    });
  }

  async function listen(at: number): Promise<number> {
    server = createServer(async (from, to) => {
      const { method = 'GET', url: path = '/' } = from;
      const answer = await ask(from, site.reroute(path), await buffer(from)).catch(() => undefined);
      if (!answer) return to.destroy();
      const bytes = await buffer(answer);
      const type = answer.headers['content-type'] ?? '';
      const body = isText(type) ? Buffer.from(site.rewrite(path, bytes.toString())) : bytes;
      const inBackground =
        from.headers['sec-fetch-mode'] === 'cors' && from.headers['sec-fetch-dest'] === 'empty';
      const status = answer.statusCode ?? 500;
      const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
      const has = status === 200 && from.headers['if-none-match'] === tag;
      const sent = has ? Buffer.alloc(0) : body;
      site.heard.push({ method, path, body: sent, type, inBackground });
      if (site.delay > 0) await new Promise((resolve) => setTimeout(resolve, site.delay));
      const {
        'content-length': _,
        'transfer-encoding': __,
        etag: ___,
        ...headers
      } = answer.headers;
      to.writeHead(has ? 304 : status, {
        ...headers,
        ETag: tag,
        Date: new Date(site.now()).toUTCString(),
      });
      to.end(sent);
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server?.listen(at, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  const site: OfflineSite = {
    origin: '',
    heard: [],
    async goAway() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async comeBack() {
      await listen(Number(new URL(site.origin).port));
    },
    rewrite: (_, text) => text,
    reroute: (path) => path,
    now: Date.now,
    delay: 0,
  };
  site.origin = `http://127.0.0.1:${await listen(0)}`;
  return site;
}
