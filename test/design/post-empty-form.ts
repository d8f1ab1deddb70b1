import type { APIRequestContext } from 'playwright-core';

/** The answer to a form sent without the browser's own validation, as HTML. */
export async function postEmptyForm(request: APIRequestContext, url: string) {
  const answer = await request.post(url, { form: { name: '', email: '' }, maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}
