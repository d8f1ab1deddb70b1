import type { Handler } from 'hono';
import type { Place } from '../addresses.ts';
import { kenyanDay } from '../facts/kenyan-day.ts';
import type { FormName } from '../routes.ts';
import type { AppEnv } from './env.ts';
import { htmlType, readForm } from './read-form.ts';
import type { LoadRenderer } from './renderer.ts';

/**
 * Serves a form that is posted without JavaScript: good input goes on to the prefilled chat with
 * 303; bad input comes back as the same page with 422 and everything that was typed. Nothing is
 * stored or logged.
 *
 * A page of this site may fill the form in ahead, by a POST that says so (`prefill`): the answer is
 * the page with those values, nothing is checked, and no link of it carries them.
 *
 * A message that sounds like an emergency is answered with a page: the call first, then the message
 * with its links.
 *
 * By SMS, the answer is a page with the link: a browser that is redirected to an 'sms:' address
 * stays where it is and says nothing when there is no SMS app (seen in Chromium 156), and an app's
 * own browser shows an error.
 */
export function serveForm(
  place: Place,
  form: FormName,
  loadRenderer: LoadRenderer,
): Handler<AppEnv> {
  return async function sendToChat(c) {
    const data = await readForm(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const { parseFormIn, prefill, readPrefilled, sendBySms } = await import(
      '../forms/parse-form-in.ts'
    );
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
