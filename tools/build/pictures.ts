import type { Plugin } from 'vite';
import { pictureNames } from '../../src/facts/picture-names.ts';
import {
  describeBuilt,
  describeSource,
  encodingsOf,
  readEncoded,
  readOriginals,
} from './picture-files.ts';

const id = 'virtual:pictures';

/**
 * Makes the site's pictures from the originals in src/pictures: AVIF and WebP in several widths,
 * named by content. To replace a picture, drop a JPEG, PNG or WebP of
 * any size with the same name into the folder and build. Encoded files are kept in
 * node_modules/.cache, so that only changed originals are encoded again.
 */
export function pictures(): Plugin {
  let root = '.';
  let building = false;
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const found = await readOriginals(root);
      const describe = building ? describeBuilt : describeSource;
      const described = found.map(async (original) => [original.name, await describe(original)]);
      const pictures = Object.fromEntries(await Promise.all(described));
      return `export const builtPictures = JSON.parse(${JSON.stringify(JSON.stringify(pictures))});`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const found = await readOriginals(root);
      const foundNames = new Set(found.map(({ name }) => name));
      for (const name of pictureNames) {
        if (!foundNames.has(name)) {
          this.warn(`src/pictures has no picture named ${name}: a drawing stands in its place.`);
        }
      }
      await Promise.all(
        found.flatMap((original) =>
          encodingsOf(original).map(async (encoding) => {
            const source = await readEncoded(original, encoding);
            this.emitFile({ type: 'asset', fileName: encoding.fileName, source });
          }),
        ),
      );
    },
  };
}
