import { defaultLanguage } from '../../src/languages.ts';
import { type FinishedPage, finishPage } from '../../src/server/finished-page.ts';

/** A finished page of this text, as the server makes them. */
export function pageOf(text: string): Promise<FinishedPage> {
  return finishPage(Uint8Array.from(new TextEncoder().encode(text)), {
    status: 200,
    path: '/about',
    language: defaultLanguage,
    cacheControl: 'no-cache',
  });
}
