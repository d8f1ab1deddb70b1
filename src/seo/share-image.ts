import { shareImages } from 'virtual:share-images';
import { type Place, placePath } from '../site/addresses.ts';
import { placeHead } from '../words/places.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { pageHeading } from './page-heading.ts';

/** A page's image on social networks; sizes in pixels. */
export interface SharedPicture {
  /** Absolute URL. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * Returns the absolute URL of a page's share image. Throws if the build has not drawn it; it draws
 * one for every page.
 */
export function shareImageUrl(place: Place, siteUrl: string): string {
  const path = placePath(place);
  const image = shareImages[path];
  if (!image) throw new Error(`no share image for ${path}; tools/build/share-images draws them`);
  return new URL(image, siteUrl).href;
}

/** Returns a page's share image with its alternative text. */
export function sharedPicture(place: Place, siteUrl: string): SharedPicture {
  const { pictures } = wordsIn(place.language, 'pictures');
  return {
    url: shareImageUrl(place, siteUrl),
    width: 1200,
    height: 630,
    alt: `${pageHeading(place)}. ${pictures[placeHead(place).picture]}`,
  };
}
