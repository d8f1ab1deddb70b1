import { site } from '../facts/hospital/site.ts';
import { emergencyCategories } from '../facts/media/article-categories.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import { breadcrumbs, type Place, placePath } from '../site/addresses.ts';
import { knownPlaces } from '../site/known-places.ts';
import { articleAt, placeHead, placeLabel } from '../words/places.ts';
import { loadAllWords, wordsIn } from '../words/words-by-locale.ts';
import { pageHeading } from './page-heading.ts';

await loadAllWords();

/** The content of a page's share image, which tools/build/share-images draws. */
export interface ShareCard {
  /** The page's path, the key of the image. */
  path: string;
  heading: string;
  /** The parent page's label, an article's category, or the town and county. */
  section: string;
  picture: PictureName;
  /** Whether the phone number has the emergency colour. */
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
    : `${site.address.locality}, ${wordsIn(place.language, 'postalAddress').region}`;
}

function cardOf(place: Place): ShareCard {
  const { title, picture } = placeHead(place);
  const category = articleAt(place)?.category;
  return {
    path: placePath(place),
    // the home page's h1 starts with the hospital's name, which the image shows already
    heading: place.name === 'home' ? title : pageHeading(place),
    section: sectionOf(place),
    picture,
    urgent: place.name === 'emergency' || (!!category && emergencyCategories.has(category)),
  };
}

/** Returns a card for each page in each language. */
export function shareCards(): ShareCard[] {
  return [...knownPlaces.values()].map(cardOf);
}
