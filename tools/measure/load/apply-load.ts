import { connect } from 'node:net';
import { type RawResponse, requestOnce } from '../../run/raw-http.ts';

/** A request with the answer that it must get each time. */
export interface Exchange {
  /** The request, or one made anew each time: addresses without end. */
  request: Buffer | (() => Buffer);
  answer: RawResponse;
}

export interface LoadResult {
  answers: number;
  /** Answers with another status or another length of body, and connections that broke. */
  failures: number;
  milliseconds: number;
}

/** Asks once, so that load can be held against the answer. Throws on another status. */
export async function toExchange(
  port: number,
  request: Exchange['request'],
  status: number,
): Promise<Exchange> {
  const answer = await requestOnce(port, typeof request === 'function' ? request() : request);
  if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}`);
  return { request, answer };
}

/**
 * Sends requests as fast as they are answered, each connection one at a time, round the list.
 * Reads the status and counts the body alone: a client that did more would be what is measured.
 */
export async function applyLoad(
  port: number,
  exchanges: readonly Exchange[],
  { milliseconds, connections = 8 }: { milliseconds: number; connections?: number },
): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, failures: 0, milliseconds: 0 };
  const start = performance.now();
  const end = start + milliseconds;

  function runConnection(first: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let turn = first;
      let wanted: RawResponse | undefined;
      /** Bytes of the body that are still to come; undefined before the headers' end. */
      let missing: number | undefined;
      let head: Buffer = Buffer.alloc(0);

      function stop(failures: 0 | 1) {
        result.failures += failures;
        socket.removeAllListeners().on('error', () => undefined);
        socket.destroy();
        // a connection that broke is made anew, or the load would fade
        if (failures && performance.now() < end) resolve(runConnection(turn));
        else resolve();
      }
      function send() {
        const exchange = exchanges[turn++ % exchanges.length];
        if (!exchange || performance.now() >= end) return stop(0);
        wanted = exchange.answer;
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
          if (head.toString('latin1', 9, 12) !== String(wanted?.status)) return stop(1);
          missing = (wanted?.body.length ?? 0) - (head.length - headEnd - 4);
        } else missing -= chunk.length;
        if (missing > 0) return undefined;
        if (missing < 0) return stop(1);
        result.answers += 1;
        return send();
      });
      socket.on('error', () => stop(1));
      socket.on('close', () => stop(1));
      // an answer that is cut short and never ends
      socket.setTimeout(15_000, () => stop(1));
    });
  }

  const all = Array.from({ length: connections }, (_, index) => runConnection(index));
  await Promise.all(all);
  result.milliseconds = performance.now() - start;
  return result;
}
