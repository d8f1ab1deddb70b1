import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { compileArticles } from '../articles/plugin.ts';
import { readOriginals } from '../originals.ts';
import { virtualModule } from '../virtual-module.ts';
import { readShareImage, type ShareImage, shareImageOf } from './share-image.ts';

type Cards = typeof import('../../../src/seo/share-cards.ts');

/** Returns the share image of every page, by the page's path. */
async function findShareImages(
  root: string,
  plugins: readonly Plugin[],
): Promise<ReadonlyMap<string, ShareImage>> {
  const file = fileURLToPath(new URL('../../../src/seo/share-cards.ts', import.meta.url));
  const config = { logLevel: 'error' as const, plugins: [compileArticles(), ...plugins] };
  const [{ module }, originals] = await Promise.all([
    runnerImport<Cards>(file, config),
    readOriginals(root, 'picture'),
  ]);
  return new Map(
    module.shareCards().map((card) => [card.path, shareImageOf(card, originals)] as const),
  );
}

/**
 * Renders the preview image that chats and social networks show for each page: heading, section, phone
 * number and the page's picture. Images are cached in node_modules/.cache. Development and tests use
 * the same addresses without rendering.
 */
export function shareImages(plugins: readonly Plugin[] = []): Plugin {
  let root = '.';
  let found: ReturnType<typeof findShareImages> | undefined;
  return {
    name: 'share-images',
    configResolved(config) {
      root = config.root;
    },
    watchChange() {
      found = undefined;
    },
    ...virtualModule('virtual:share-images', async () => {
      found ??= findShareImages(root, plugins);
      const paths = [...(await found)].map(([page, { path }]) => [page, path]);
      const json = JSON.stringify(JSON.stringify(Object.fromEntries(paths)));
      return `export const shareImages = JSON.parse(${json});`;
    }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      found ??= findShareImages(root, plugins);
      for (const image of (await found).values()) {
        const source = await readShareImage(image);
        this.emitFile({ type: 'asset', fileName: image.path.slice(1), source });
      }
    },
  };
}
