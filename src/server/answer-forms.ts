import type { MiddlewareHandler } from 'hono';
import { placeByTable } from '../addresses.ts';
import { kenyanDay } from '../facts/kenyan-day.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies, personalHtml } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import type { KnownPaths } from './known-paths.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import type { LoadRenderer } from './renderer.ts';

/**
 * Form posts made without JavaScript: good input goes on to the prefilled chat with 303, bad
 * input comes back as the same page with 422 and everything that was typed. Nothing is kept or
 * logged. A POST to an address without a form passes.
 *
 * A page of this site may fill the form in ahead, by a POST that says so (`prefill`): the answer is
 * the page with those values, nothing is checked, and no link of it carries them.
 *
 * A message that sounds like an emergency is answered with a page: the call first, then the message
 * with its links.
 *
 * By SMS, the answer is a page with the link: a browser that is sent on to an 'sms:' address stays
 * where it is and says nothing where there is no SMS app (seen in Chromium 156), and an app's own
 * browser shows an error.
 */
export function answerForms(
  knownPaths: KnownPaths,
  loadRenderer: LoadRenderer,
): MiddlewareHandler<AppEnv> {
  return async function sendToChat(c, next) {
    const { path } = c.req;
    const place = (await knownPaths(c.env)).has(path) ? placeByTable(path) : undefined;
    const { form }: Partial<Row> = place ? routes[place.name] : {};
    if (!place || !form) return next();

    const data = await readOrRefuse(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const { parseFormIn, prefill, readPrefilled, sendBySms } = await import(
      '../forms/parse-form-in.ts'
    );
    const today = kenyanDay(Date.now());
    if (data.has(prefill.name)) {
      const { renderPlace } = await loadRenderer();
      const sent = { values: readPrefilled(place.language, form, data), errors: {} };
      return c.body(await renderPlace(c.env, place, { sent, today }), 200, personalHtml);
    }
    const parsed = parseFormIn(place.language, form, data, today);
    if (!parsed.ok) {
      const { renderPlace } = await loadRenderer();
      return c.body(await renderPlace(c.env, place, { sent: parsed, today }), 422, personalHtml);
    }
    if (parsed.urgent) {
      const { renderUrgentMessage } = await loadRenderer();
      return c.body(await renderUrgentMessage(c.env, place.language, parsed), 200, personalHtml);
    }
    if (data.get(sendBySms.name) === sendBySms.value) {
      const { renderSmsReady } = await loadRenderer();
      return c.body(await renderSmsReady(c.env, place.language, parsed), 200, personalHtml);
    }
    // c.redirect would encode the address a second time
    return c.body(null, 303, {
      Location: parsed.chatHref,
      'Cache-Control': cachePolicies.personal,
      'Referrer-Policy': 'no-referrer',
    });
  };
}
