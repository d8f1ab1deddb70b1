import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { compileArticles } from '../articles/plugin.ts';
import { readOriginals } from '../originals.ts';
import { readShareImage, type ShareImage, shareImageOf } from './share-image.ts';

const id = 'virtual:share-images';
/** Images rendered in parallel; more gain nothing on two cores. */
const concurrency = 2;

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
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      found ??= findShareImages(root, plugins);
      const paths = [...(await found)].map(([page, { path }]) => [page, path]);
      const json = JSON.stringify(JSON.stringify(Object.fromEntries(paths)));
      return `export const shareImages = JSON.parse(${json});`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      found ??= findShareImages(root, plugins);
      const waiting = (await found).values();
      const work = async () => {
        for (const image of waiting) {
          const source = await readShareImage(image);
          this.emitFile({ type: 'asset', fileName: image.path.slice(1), source });
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    },
  };
}
