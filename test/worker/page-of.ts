import { defaultLanguage } from '../../src/languages.ts';
import type { PageRecipe } from '../../src/server/finished-page.ts';

/** How to make a page of this text; `render` may be given instead. */
export function pageOf(text: string | PageRecipe['render']): PageRecipe {
  return {
    status: 200,
    path: '/about',
    language: defaultLanguage,
    cacheControl: 'no-cache',
    render:
      typeof text === 'string' ? async () => Uint8Array.from(new TextEncoder().encode(text)) : text,
  };
}
