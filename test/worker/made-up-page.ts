import { defaultLanguage } from '../../src/languages.ts';
import type { PageFacts } from '../../src/server/finished-page.ts';

/** The facts of a page that tests make up. */
export const madeUpFacts: PageFacts = {
  status: 200,
  path: '/about',
  language: defaultLanguage,
  cacheControl: 'no-cache',
};

/** Renders this text. */
export function rendering(text: string) {
  return async () => Uint8Array.from(new TextEncoder().encode(text));
}
