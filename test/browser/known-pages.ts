import type { APIRequestContext, Page } from 'playwright-core';
import { knownPlaces } from '../../src/places.ts';

/** Every address of the route table. */
export const knownPaths: readonly string[] = [...knownPlaces.keys()];

/** Phone and desktop, as the site is judged (design, 'How to judge it'). */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Keeps the page from the network: only the site itself answers, all else is cut off. */
export async function stayOnSite(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

/** The answer to a form sent without the browser's own validation, as HTML. */
export async function postEmptyForm(request: APIRequestContext, url: string) {
  const answer = await request.post(url, { form: { name: '', email: '' }, maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}
