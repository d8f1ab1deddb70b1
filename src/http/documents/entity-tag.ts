import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import type { Bytes } from '../renderer.ts';

/**
 * Returns a strong entity tag of these bytes (RFC 9110, 8.8.3), which a new deploy does not change.
 */
export async function entityTag(body: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, 12);
  return `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Returns whether If-None-Match has this tag (RFC 9110, 13.1.2); the edge may have made it weak. */
export function hasVersion(c: Context<AppEnv>, etag: string): boolean {
  const known = c.req.raw.headers.get('If-None-Match');
  return known === '*' || (known?.match(/"[^"]*"/g)?.includes(etag) ?? false);
}
