import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Place } from '../site/addresses.ts';
import type { AppEnv } from './env.ts';
import type { LoadRenderer } from './renderer.ts';

/** The largest body that is read: 16 kB. */
const maxSize = 16 * 1024;

const readableTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The type of a page that answers a posted form. */
export const htmlType = { 'Content-Type': 'text/html; charset=utf-8' } as const;

/** The page that says why a body was not read, with a status that says the same (RFC 9110). */
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
 * Refuses more than 16 kB with 413: a longer body is not read, or no further than that when it
 * comes without a length. One that breaks off gets 400.
 */
export function limitBody(place: Place, loadRenderer: LoadRenderer): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, 413, place, loadRenderer) });
  return async function refuseLongBody(c, next) {
    try {
      return await limit(c, next);
    } catch {
      // what fails further in never comes here: Hono has answered it
      return refuse(c, 400, place, loadRenderer);
    }
  };
}

/**
 * Returns the fields of a posted form, or the page that refuses it: 415 for another content type,
 * 400 for a body that cannot be parsed.
 */
export async function readForm(
  c: Context<AppEnv>,
  place: Place,
  loadRenderer: LoadRenderer,
): Promise<FormData | Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (!readableTypes.test(type)) return refuse(c, 415, place, loadRenderer);
  try {
    return await c.req.raw.formData();
  } catch {
    return refuse(c, 400, place, loadRenderer);
  }
}
