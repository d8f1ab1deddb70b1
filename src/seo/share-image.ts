import { shareImages } from 'virtual:share-images';
import { placeHead } from '../locales/places.ts';
import { wordsIn } from '../locales/words-by-locale.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { defaultLanguage } from '../site/languages.ts';
import { pageHeading } from './page-heading.ts';

/** A picture as social networks show it; sizes in pixels. */
export interface SharedPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The page whose picture stands for the hospital, and for what has no address of its own. */
export const home: Place = { name: 'home', language: defaultLanguage };

/**
 * The address of the picture that social networks show for a page. Throws where the build has made
 * none: it makes one for every page.
 */
export function shareImageUrl(place: Place, siteUrl: string): string {
  const path = placePath(place);
  const image = shareImages[path];
  if (!image) throw new Error(`no share image for ${path}`);
  return new URL(image, siteUrl).href;
}

/** The picture that social networks show for a page, with its words. */
export function pictureForSharing(place: Place, siteUrl: string): SharedPicture {
  const { pictures } = wordsIn(place.language, 'pictures');
  return {
    url: shareImageUrl(place, siteUrl),
    width: 1200,
    height: 630,
    alt: `${pageHeading(place)}. ${pictures[placeHead(place).picture]}`,
  };
}
