/** What shape a picture must have. The staff desk asks it in the browser, so it needs no Node. */

/** The folder of a kind of picture, and the requirements for its originals. */
interface Kind {
  folder: string;
  /** In pixels. */
  smallest: { width: number; height: number };
  /** Width divided by height. Pages crop a little, so other shapes would lose heads. */
  shape: { least: number; most: number; words: string };
}

export const kinds = {
  picture: {
    folder: 'src/pictures',
    smallest: { width: 1200, height: 675 },
    shape: { least: 4 / 3, most: 16 / 9, words: 'wider than high, between 4 by 3 and 16 by 9' },
  },
  portrait: {
    folder: 'src/portraits',
    smallest: { width: 400, height: 400 },
    shape: { least: 0.95, most: 1.05, words: 'square' },
  },
} as const satisfies Record<string, Kind>;

export type PictureKind = keyof typeof kinds;

/** Tolerance of the ratio, because sizes are whole pixels. */
const rounding = 0.003;

/** Returns what is wrong with the size or shape of a picture and how to fix it, or undefined. */
export function faultInShape(kind: PictureKind, width: number, height: number): string | undefined {
  const { smallest, shape } = kinds[kind];
  const ratio = width / height;
  const fits = ratio >= shape.least - rounding && ratio <= shape.most + rounding;
  if (fits && width >= smallest.width && height >= smallest.height) return undefined;
  return (
    `is ${width} by ${height} pixels. A ${kind} here is ${shape.words}, and at least ` +
    `${smallest.width} by ${smallest.height}: ${fits ? 'use a larger one' : 'crop it to that shape'}.`
  );
}
