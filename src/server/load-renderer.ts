import type { LoadRenderer } from '../http/renderer.ts';

/**
 * Loads the site's renderer. Imported lazily: an isolate serves most requests without it, and
 * evaluating React, pages and words costs more than everything else.
 */
export const loadRenderer: LoadRenderer = async () =>
  (await import('./site-renderer.tsx')).createRenderer();
