/** A file of a picture: its path and its width in pixels. */
export type PictureFile = readonly [path: string, width: number];

/** A picture that tools/build/pictures.ts has built, from 'virtual:pictures'. */
export interface BuiltPicture {
  /** The width of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is a drawing, which shows no real room or person. */
  readonly drawing: boolean;
  /** Whether its ground is transparent, so that the page's colour is its ground. */
  readonly cutout: boolean;
  /** The files by format, narrowest first; empty in development. */
  readonly avif: readonly PictureFile[];
  readonly webp: readonly PictureFile[];
  /** The file for browsers that support neither format. */
  readonly fallback: string;
}
