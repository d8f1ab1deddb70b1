import type { Context } from 'hono';
import type { Place } from '../addresses.ts';
import { personalHtml } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { readFormData } from './read-form-data.ts';
import type { LoadRenderer } from './renderer.ts';

/**
 * The fields that were posted to a page, or the answer that says why the body was not read, with
 * the status of `readFormData`.
 */
export async function readOrRefuse(
  c: Context<AppEnv>,
  place: Place,
  loadRenderer: LoadRenderer,
): Promise<FormData | Response> {
  const data = await readFormData(c.req.raw);
  if (typeof data !== 'number') return data;
  const { renderRefusal } = await loadRenderer();
  return c.body(await renderRefusal(c.env, data, place), data, personalHtml);
}
