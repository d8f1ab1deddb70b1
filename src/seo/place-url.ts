import { type Place, placePath } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { isOn } from '../site/routes.ts';

/** Returns the absolute URL of a place. */
export function placeUrl(place: Place, siteUrl: string): string {
  return new URL(placePath(place), siteUrl).href;
}

/** Returns the absolute URL of the page about the day; of the home page if the hospital has none. */
export function todayUrl(language: Language, siteUrl: string): string {
  return placeUrl({ name: isOn('today') ? 'today' : 'home', language }, siteUrl);
}
