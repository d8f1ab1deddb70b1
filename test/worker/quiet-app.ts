import { createApp } from '../../src/app.ts';
import { pages } from '../../src/pages/index.ts';
import { createRenderer } from '../../src/server/site-renderer.tsx';

/**
 * The site where staff tell nothing for a while, whatever notices.json says today: what a notice
 * changes, notices.test.ts asks.
 */
export function createQuietApp(): ReturnType<typeof createApp> {
  const now = () => Date.now();
  return createApp({
    notices: [],
    now,
    loadRenderer: async () => createRenderer(pages, { notices: [], now }),
  });
}
