import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Place } from '../site/addresses.ts';
import { kenyanDay } from '../time/kenyan-day.ts';
import type { AppEnv } from './env.ts';
import type { LoadRenderer } from './renderer.ts';
import { htmlType } from './security-headers.ts';
import type { PageSources } from './serve-page.ts';

/** The largest accepted body in bytes: 16 kB. */
const maxSize = 16 * 1024;

const readableTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Returns a page that explains why the body was refused, with the matching status (RFC 9110, 15.5).
 */
async function refuse(
  c: Context<AppEnv>,
  status: 400 | 413 | 415,
  place: Place,
  loadRenderer: LoadRenderer,
): Promise<Response> {
  const { renderRefusal } = await loadRenderer();
  return c.body(await renderRefusal(c.env, status, place), status, htmlType);
}

/**
 * Refuses a body over 16 kB with 413. It is not read, or only up to the limit when the request has
 * no Content-Length. An incomplete body gets 400.
 */
export function limitBody(place: Place, loadRenderer: LoadRenderer): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, 413, place, loadRenderer) });
  return async function refuseLongBody(c, next) {
    try {
      return await limit(c, next);
    } catch {
      // only reading can fail here: Hono handles errors of later handlers itself
      return refuse(c, 400, place, loadRenderer);
    }
  };
}

/**
 * Returns the fields of a posted form, or the response that refuses it: 415 for a content type that
 * is not a form's, 400 for a body that cannot be parsed. A form posted from another site gets the
 * empty page: it must not show that site's words as ours.
 */
export async function readForm(
  c: Context<AppEnv>,
  place: Place,
  { loadRenderer, now }: Pick<PageSources, 'loadRenderer' | 'now'>,
): Promise<FormData | Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (!readableTypes.test(type)) return refuse(c, 415, place, loadRenderer);
  if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
    const { renderPlace } = await loadRenderer();
    return c.body(await renderPlace(c.env, place, { today: kenyanDay(now()) }), 200, htmlType);
  }
  try {
    return await c.req.raw.formData();
  } catch {
    return refuse(c, 400, place, loadRenderer);
  }
}
