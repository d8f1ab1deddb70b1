import { connect } from 'node:net';
import { type RawResponse, requestOnce } from '../../run/raw-http.ts';

/** A request with its expected response. */
export interface Exchange {
  /** The request, or a function that creates a different one each time. */
  request: Buffer | (() => Buffer);
  response: RawResponse;
}

/** Result of a load. */
export interface LoadResult {
  /** Expected responses. */
  responses: number;
  /** Responses with another status or body length, and broken connections. */
  failures: number;
  milliseconds: number;
}

/** Sends a request once to record its response. Throws on another status. */
export async function toExchange(
  port: number,
  request: Exchange['request'],
  status: number,
): Promise<Exchange> {
  const response = await requestOnce(port, typeof request === 'function' ? request() : request);
  if (response.status !== status) {
    throw new Error(`expected status ${status} on port ${port}, got ${response.status}`);
  }
  return { request, response };
}

/**
 * Sends the requests in turn, each connection one at a time, as fast as responses arrive. Only reads
 * the status and the body length, so that the client is not the bottleneck.
 */
export async function applyLoad(
  port: number,
  exchanges: readonly Exchange[],
  { milliseconds, connections = 8 }: { milliseconds: number; connections?: number },
): Promise<LoadResult> {
  const result: LoadResult = { responses: 0, failures: 0, milliseconds: 0 };
  const start = performance.now();
  const end = start + milliseconds;

  function runConnection(first: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let turn = first;
      let expected: RawResponse | undefined;
      /** Remaining bytes of the body; undefined until the headers are complete. */
      let missing: number | undefined;
      let head: Buffer = Buffer.alloc(0);

      function stop(failures: 0 | 1) {
        result.failures += failures;
        socket.removeAllListeners().on('error', () => undefined);
        socket.destroy();
        // reconnect after a failure, or the load would decrease
        if (failures && performance.now() < end) resolve(runConnection(turn));
        else resolve();
      }
      function send() {
        const exchange = exchanges[turn++ % exchanges.length];
        if (!exchange || performance.now() >= end) return stop(0);
        expected = exchange.response;
        missing = undefined;
        head = Buffer.alloc(0);
        const { request } = exchange;
        return socket.write(typeof request === 'function' ? request() : request);
      }
      socket.on('connect', send);
      socket.on('data', (chunk: Buffer) => {
        if (missing === undefined) {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
          const headEnd = head.indexOf('\r\n\r\n');
          if (headEnd < 0) return undefined;
          if (head.toString('latin1', 9, 12) !== String(expected?.status)) return stop(1);
          missing = (expected?.body.length ?? 0) - (head.length - headEnd - 4);
        } else missing -= chunk.length;
        if (missing > 0) return undefined;
        if (missing < 0) return stop(1);
        result.responses += 1;
        return send();
      });
      socket.on('error', () => stop(1));
      socket.on('close', () => stop(1));
      // a response that stops before its end
      socket.setTimeout(15_000, () => stop(1));
    });
  }

  const all = Array.from({ length: connections }, (_, index) => runConnection(index));
  await Promise.all(all);
  result.milliseconds = performance.now() - start;
  return result;
}
