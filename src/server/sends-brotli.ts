import type { Env } from './env.ts';

/** What the platform says of a request beside its fields. */
interface PlatformRequest extends Request {
  cf?: {
    /** Accept-Encoding as the browser sent it; the platform rewrites the field itself. */
    clientAcceptEncoding?: string;
  };
}

/** 'br' in a list of codings, unless it is refused with 'q=0' (RFC 9110, 12.5.3). */
const brotliAccepted = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i;

/** Whether pages go out to this browser as the build compressed them. */
export function sendsBrotli(request: Request, env: Env): boolean {
  if (env.PRECOMPRESSED !== 'br') return false;
  const { cf }: PlatformRequest = request;
  const accepted = cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '';
  return brotliAccepted.test(accepted);
}
