/** A file of a picture: its path from the site's root, and how many pixels wide it is. */
export type PictureFile = readonly [path: string, width: number];

/** A picture as tools/build/pictures.ts makes it and 'virtual:pictures' gives it. */
export interface BuiltPicture {
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Not a photograph: shows no real room or person. */
  readonly drawing: boolean;
  /** Which of the theme's tints stands in its place until it arrives. */
  readonly tone: 'warm' | 'cool' | 'green' | 'dark';
  /** The files by format, narrowest first; none while developing. */
  readonly avif: readonly PictureFile[];
  readonly webp: readonly PictureFile[];
  /** The path of the file for a browser that knows neither list. */
  readonly fallback: string;
}
