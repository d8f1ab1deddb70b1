import type { Handler } from 'hono';
import { prefill, sendBySms } from '../../components/form/form-definition.ts';
import type { AppEnv } from '../../http/env.ts';
import { readForm } from '../../http/read-form.ts';
import { htmlType } from '../../http/security-headers.ts';
import type { PageSources } from '../../http/serve-page.ts';
import type { Place } from '../../site/addresses.ts';
import type { FormName } from '../../site/routes.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';

/**
 * Serves a form posted without JavaScript. Good input redirects to the chat with the text (303), or
 * gets a page with an SMS link. Bad input gets 422 and the same page with everything as typed. A
 * message that sounds like an emergency gets a page with the phone number first. Nothing is stored
 * or logged.
 *
 * `prefill` marks a post from another page of this site, which fills in the form: unchecked from a
 * plan, with its errors from the same form in the other language. SMS gets a page instead of a
 * redirect, because browsers do nothing on a redirect to 'sms:' if there is no SMS app (Chromium 156).
 */
export function serveForm(place: Place, form: FormName, sources: PageSources): Handler<AppEnv> {
  const { loadRenderer } = sources;
  return async function respondToForm(c) {
    const data = await readForm(c, place, sources);
    if (data instanceof Response) return data;

    const { parseSubmission } = await import('./parse-submission.ts');
    const today = kenyanDay(sources.now());
    const parsed = await parseSubmission(place.language, form, data, today);
    const filled = data.get(prefill.name);
    if (filled !== null || !parsed.ok) {
      const { renderPlace } = await loadRenderer();
      const errors = parsed.ok || filled === prefill.value ? {} : parsed.errors;
      const submission = { values: parsed.values, errors };
      const status = Object.keys(errors).length > 0 ? 422 : 200;
      return c.body(await renderPlace(c.env, place, { submission, today }), status, htmlType);
    }
    const { topics } = parsed;
    if (topics) {
      const { renderUrgentMessage } = await loadRenderer();
      return c.body(await renderUrgentMessage(c.env, place, { ...parsed, topics }), 200, htmlType);
    }
    if (data.get(sendBySms.name) === sendBySms.value) {
      const { renderSmsReady } = await loadRenderer();
      return c.body(await renderSmsReady(c.env, place, parsed), 200, htmlType);
    }
    // c.redirect would encode the URL a second time
    return c.body(null, 303, { Location: parsed.chatHref, 'Referrer-Policy': 'no-referrer' });
  };
}
