import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';

/** How much of an unwanted body is read on before the connection is cut. */
export const drainLimitBytes = 1024 * 1024;

/**
 * Reads on to the end of `body` or, past the limit, gives up on it. Answering while a body still
 * comes cuts the connection, and the visitor would lose the answer.
 */
export async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit = drainLimitBytes,
): Promise<void> {
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.byteLength;
    if (length > limit) return reader.cancel();
  }
}

/** Takes in the body of a request that no handler has read: one to an unknown path, say. */
export function drainBody(): MiddlewareHandler<AppEnv> {
  return async function drainUnreadBody(c, next) {
    await next();
    const { body, bodyUsed } = c.req.raw;
    if (!body || bodyUsed || body.locked) return;
    // a client that breaks off has had its answer
    await drain(body.getReader()).catch(() => undefined);
  };
}
