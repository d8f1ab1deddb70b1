import type { Renderer } from '../http/renderer.ts';

/**
 * Loads the site's renderer, whose notices are those at `now()` (milliseconds since 1970). Imported
 * lazily: an isolate serves most requests without it, and evaluating React, pages and words costs
 * more than everything else.
 */
export async function loadRenderer(now = Date.now): Promise<Renderer> {
  return (await import('./site-renderer.tsx')).createRenderer(undefined, { now });
}
