import { site } from '../facts/hospital/site.ts';
import { emergencyCategories } from '../facts/media/article-categories.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import { articleAt, breadcrumbs, knownPlaces, placeHead, placeLabel } from '../locales/places.ts';
import { wordsIn } from '../locales/words-by-locale.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { pageHeading } from './page-heading.ts';

/** What the picture of a page says where the page is shared; drawn by tools/build/share-images. */
export interface ShareCard {
  /** The page's own path, by which the head finds the picture again. */
  path: string;
  heading: string;
  /** What the page belongs to: a part of the site, an article's category, else the place. */
  section: string;
  picture: PictureName;
  /** The page is about an emergency, so its phone number wears the colour of one. */
  urgent: boolean;
}

function sectionOf(place: Place): string {
  const article = articleAt(place);
  if (article) {
    return wordsIn(place.language, 'articleCategories').categoryLabels[article.category];
  }
  const parent = breadcrumbs(place).at(-2);
  return parent && parent.name !== 'home'
    ? placeLabel(parent)
    : `${site.address.locality}, ${site.address.region}`;
}

function cardOf(place: Place): ShareCard {
  const { title, picture } = placeHead(place);
  const category = articleAt(place)?.category;
  return {
    path: placePath(place),
    // the hospital's name stands above it already
    heading: place.name === 'home' ? title : pageHeading(place),
    section: sectionOf(place),
    picture,
    urgent: place.name === 'emergency' || (!!category && emergencyCategories.has(category)),
  };
}

/** A card for each page in each language. */
export function shareCards(): ShareCard[] {
  return [...knownPlaces.values()].map(cardOf);
}
