import { builtPictures } from 'virtual:pictures';
import type { PictureName } from '../facts/picture-names.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/editions.ts';

/** A picture as social networks show it; sizes in pixels. */
export interface SharedPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The address of the picture that social networks show for a page. */
export function sharedPictureUrl(name: PictureName, siteUrl: string): string {
  return new URL(builtPictures[name]?.share ?? '/icons/share.png', siteUrl).href;
}

/** The picture that social networks show for a page, with its words in `language`. */
export function pictureForSharing(
  name: PictureName,
  language: Language,
  siteUrl: string,
): SharedPicture {
  return {
    url: sharedPictureUrl(name, siteUrl),
    width: 1200,
    height: 630,
    alt: wordsIn(language, 'pictures').pictures[name],
  };
}
