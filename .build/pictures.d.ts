import type { Plugin } from 'vite';
/** One picture as the Worker's markup needs it. */
export interface BuiltPicture {
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** For browsers that know neither, and without srcset. */
  fallback: string;
  share: string;
  tone: 'warm' | 'cool' | 'green' | 'dark';
}
/**
 * Makes the site's pictures from the originals in src/pictures: AVIF and WebP in several widths
 * and a share image each, named by content. To replace a picture, drop a JPEG, PNG or WebP of
 * any size with the same name into the folder and build. Encoded files are kept in
 * node_modules/.cache, so that only changed originals are encoded again.
 */
export declare function pictures(): Plugin;
