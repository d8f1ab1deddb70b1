import { createApp } from '../../../src/app.ts';
import { pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { createRenderedSearch } from '../../../tools/run/rendered-search.ts';

/** The site without notices, whatever notices.json has today. */
export function createQuietApp(): ReturnType<typeof createApp> {
  const now = () => Date.now();
  return createApp({
    now,
    answerQuery: createRenderedSearch(),
    loadRenderer: async () => createRenderer(pages, { notices: [], now }),
  });
}
