import type { Plugin } from 'vite';
import { pictureNames, storyPortraits } from '../../src/facts/media/picture-names.ts';
import { isHiddenPortrait } from '../../src/facts/people/patient-display.ts';
import { type Original, readOriginals } from './originals.ts';
import { readPersonKeys } from './person-keys.ts';
import { unpublishedPhotographs } from './photographs.ts';
import { describeBuilt, describeSource, encodingsOf, readEncoded } from './picture-files.ts';
import { kinds, type PictureKind } from './picture-shape.ts';
import { virtualModule } from './virtual-module.ts';

/** The pictures that pages use, by the name of the export. */
const exportedPictures = {
  builtPictures: { kind: 'picture', namesOf: () => pictureNames },
  builtPortraits: {
    kind: 'portrait',
    namesOf: () => [
      ...readPersonKeys(),
      ...storyPortraits.filter((name) => !isHiddenPortrait(name)),
    ],
  },
} as const;

/** Reads the originals of a kind without the portraits of patients that the setting hides. */
async function readShown(root: string, kind: PictureKind): Promise<Original[]> {
  return (await readOriginals(root, kind)).filter(({ name }) => !isHiddenPortrait(name));
}

/**
 * Encodes the drawings, and the photographs that photographs.json and people.json name, as AVIF and WebP
 * in several widths. The encoded files have no metadata, so that no photograph tells where it was taken.
 * They are cached in node_modules/.cache.
 */
export function encodePictures(): Plugin {
  let root = '.';
  let building = false;
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    ...virtualModule('virtual:pictures', async () => {
      const describe = building ? describeBuilt : describeSource;
      const lines = Object.entries(exportedPictures).map(async ([exported, { kind }]) => {
        const originals = await readShown(root, kind);
        const described = originals.map((one) => [one.name, describe(one)]);
        const json = JSON.stringify(Object.fromEntries(described));
        return `export const ${exported} = JSON.parse(${JSON.stringify(json)});`;
      });
      return (await Promise.all(lines)).join('\n');
    }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { where } of unpublishedPhotographs(root))
        this.warn(
          `${where}pages keep the drawing until everyone who can be recognised has agreed: then add "consent": true.`,
        );
      for (const { kind, namesOf } of Object.values(exportedPictures)) {
        const originals = await readShown(root, kind);
        const found = new Set(originals.map(({ name }) => name));
        const missing = namesOf()
          .filter((name) => !found.has(name))
          .join(', ');
        if (missing)
          this.warn(
            `${kinds[kind].folder} has no ${kind} named ${missing}: pages show a placeholder. Add a drawing, or a photograph on the desk.`,
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
