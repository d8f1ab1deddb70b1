import type { APIRequestContext } from 'playwright-core';

/** Posts an empty form without the browser's validation; returns the HTML response. */
export async function postEmptyForm(request: APIRequestContext, url: string) {
  const answer = await request.post(url, { form: { name: '', email: '' }, maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}
