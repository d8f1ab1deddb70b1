import { nextDayOfChange } from '../../../src/facts/days-of-change.ts';
import { kenyanDay } from '../../../src/facts/kenyan-day.ts';
import { serviceWorkerPath } from '../../../src/facts/offline.ts';
import { languageNames, languages } from '../../../src/languages.ts';
import { routes } from '../../../src/routes.ts';
import { missingKey } from '../../../src/server/page-facts.ts';
import { pageFiles } from '../../../src/server/page-files.ts';
import type { MissingKind } from '../../../src/server/renderer.ts';
import { configuredVariables, readBuiltWorker, startWorkerd } from '../../run/workerd.ts';
import { packSeed, type SeedDocument } from './seed-file.ts';

/** An address that no page has, for each not-found page. */
const unknown: Readonly<Record<MissingKind, string>> = {
  page: '/no-such-page',
  article: routes.blogPost.path.replace(':postId', 'no-such-article'),
};

/**
 * Every page of every language, the not-found pages, and the files that need the words as the
 * built Worker renders them in its own runtime, packed into a seed for its page cache. Throws where one does not answer
 * as it should.
 */
export async function renderSeed(buildId: string): Promise<Buffer> {
  const renderedAt = Date.now();
  const from = kenyanDay(renderedAt);
  const runtime = await startWorkerd({ site: readBuiltWorker() }, [], 'inherit');
  try {
    const origin = `http://127.0.0.1:${runtime.ports.site}`;
    const read = async (path: string, status: number) => {
      const answer = await fetch(origin + path);
      if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const sitemap = await read('/sitemap.xml', 200);
    const addresses = new TextDecoder().decode(sitemap).matchAll(/<loc>([^<]+)<\/loc>/g);
    const paths = [...addresses].map(([, address = '']) => new URL(address).pathname);
    const files = pageFiles.filter(({ page }) => paths.includes(page)).map(({ path }) => path);
    const documents: SeedDocument[] = [{ key: '/sitemap.xml', body: sitemap }];
    for (const path of [serviceWorkerPath, ...paths, ...files]) {
      documents.push({ key: path, body: await read(path, 200) });
    }
    for (const language of languageNames) {
      for (const [kind, path] of Object.entries(unknown) as [MissingKind, string][]) {
        const body = await read(languages[language].prefix + path, 404);
        documents.push({ key: missingKey(kind, language), body });
      }
    }
    const until = nextDayOfChange(from) ?? null;
    const { SITE_URL: siteUrl, ANALYTICS_ORIGIN: analyticsOrigin } = configuredVariables;
    return await packSeed(
      { buildId, siteUrl, analyticsOrigin, from, until, renderedAt, paths },
      documents,
    );
  } finally {
    await runtime.stop();
  }
}
