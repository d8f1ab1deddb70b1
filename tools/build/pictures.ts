import type { Plugin } from 'vite';
import {
  isHiddenPortrait,
  pictureNames,
  storyPortraits,
} from '../../src/facts/media/picture-names.ts';
import { kinds, type Original, type PictureKind, readOriginals } from './originals.ts';
import { readPersonKeys } from './person-keys.ts';
import { describeBuilt, describeSource, encodingsOf, readEncoded } from './picture-files.ts';

const id = 'virtual:pictures';

/** What the pages ask for, by the name under which they import it. */
const wanted = {
  builtPictures: { kind: 'picture', namesOf: () => pictureNames },
  builtPortraits: {
    kind: 'portrait',
    namesOf: () => [
      ...readPersonKeys(),
      ...storyPortraits.filter((name) => !isHiddenPortrait(name)),
    ],
  },
} as const;

/** The originals of a kind without the portraits of patients whom the setting hides. */
async function readShown(root: string, kind: PictureKind): Promise<Original[]> {
  return (await readOriginals(root, kind)).filter(({ name }) => !isHiddenPortrait(name));
}

/**
 * Makes the site's pictures and portraits from the originals in src/pictures and src/portraits: AVIF
 * and WebP in several widths, named by content. To replace a drawing, put a photograph (JPEG, PNG or
 * WebP) of the same name into the folder and build: the build stops at a wrong size or shape, and
 * says which. Encoded files are kept in node_modules/.cache, so that only changed originals are
 * encoded again.
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
      const describe = building ? describeBuilt : describeSource;
      const lines = Object.entries(wanted).map(async ([exported, { kind }]) => {
        const originals = await readShown(root, kind);
        const described = originals.map(async (one) => [one.name, await describe(one)]);
        const json = JSON.stringify(Object.fromEntries(await Promise.all(described)));
        return `export const ${exported} = JSON.parse(${JSON.stringify(json)});`;
      });
      return (await Promise.all(lines)).join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { kind, namesOf } of Object.values(wanted)) {
        const originals = await readShown(root, kind);
        const found = new Set(originals.map(({ name }) => name));
        const missing = namesOf()
          .filter((name) => !found.has(name))
          .join(', ');
        if (missing)
          this.warn(
            `A stand-in is shown for each ${kind} missing in ${kinds[kind].folder}: ${missing}.`,
          );
        await Promise.all(
          originals.flatMap((original) =>
            encodingsOf(original).map(async (encoding) => {
              const source = await readEncoded(original, encoding);
              this.emitFile({ type: 'asset', fileName: encoding.fileName, source });
            }),
          ),
        );
      }
    },
  };
}
