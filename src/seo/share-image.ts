import { builtPictures } from 'virtual:pictures';
import type { PictureName } from '../words/en/pictures.ts';

/** The picture that social networks show for a page: its path and its size in pixels. */
export function shareImage(name: PictureName) {
  return {
    path: builtPictures[name]?.share ?? '/icons/share.png',
    width: 1200,
    height: 630,
  };
}
