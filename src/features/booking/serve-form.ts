import type { Handler } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import { htmlType, readForm } from '../../http/read-form.ts';
import type { LoadRenderer } from '../../http/renderer.ts';
import type { Place } from '../../site/addresses.ts';
import type { FormName } from '../../site/routes.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';

/**
 * Serves a form that is posted without JavaScript: 303 to the prefilled chat; 422 and the same page
 * with everything that was typed for bad input; 200 and a page with the call first for a message that
 * sounds like an emergency. Nothing is stored or logged.
 *
 * Another page of this site may fill the form in (`prefill`): nothing is checked then. By SMS the
 * answer is a page with the link, because browsers stay silent on a redirect to an 'sms:' address
 * when there is no SMS app (seen in Chromium 156).
 */
export function serveForm(
  place: Place,
  form: FormName,
  loadRenderer: LoadRenderer,
): Handler<AppEnv> {
  return async function sendToChat(c) {
    const data = await readForm(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const { parseFormIn, prefill, readPrefilled, sendBySms } = await import('./parse-form-in.ts');
    const today = kenyanDay(Date.now());
    if (data.has(prefill.name)) {
      const { renderPlace } = await loadRenderer();
      const sent = { values: readPrefilled(place.language, form, data), errors: {} };
      return c.body(await renderPlace(c.env, place, { sent, today }), 200, htmlType);
    }
    const parsed = parseFormIn(place.language, form, data, today);
    if (!parsed.ok) {
      const { renderPlace } = await loadRenderer();
      return c.body(await renderPlace(c.env, place, { sent: parsed, today }), 422, htmlType);
    }
    if (parsed.urgent) {
      const { renderUrgentMessage } = await loadRenderer();
      return c.body(await renderUrgentMessage(c.env, place.language, parsed), 200, htmlType);
    }
    if (data.get(sendBySms.name) === sendBySms.value) {
      const { renderSmsReady } = await loadRenderer();
      return c.body(await renderSmsReady(c.env, place.language, parsed), 200, htmlType);
    }
    // c.redirect would encode the address a second time
    return c.body(null, 303, { Location: parsed.chatHref, 'Referrer-Policy': 'no-referrer' });
  };
}
