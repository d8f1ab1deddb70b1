import { clientAssets } from 'virtual:client-assets';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';
import type { RenderedPage } from './page-cache.ts';

/** `Link` header for what the first paint needs; the edge turns it into Early Hints (RFC 8297). */
const preloads = [
  ...clientAssets.stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
  ...clientAssets.fonts.map(
    (path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  ),
].join(', ');

const entityTags = /(?:W\/)?"[^"]*"/g;

/** Whether an If-None-Match value covers `etag`, compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(entityTags) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Sends rendered HTML, or 304 when the visitor has it already. */
export function sendHtml(
  c: Context<AppEnv>,
  { body, etag }: RenderedPage,
  status: 200 | 404,
  cacheControl: string,
): Response {
  const headers = { 'Cache-Control': cacheControl, ETag: etag };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) {
    return c.body(null, 304, headers);
  }
  return c.body(body, status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    'Content-Language': 'en-KE',
    Link: preloads,
  });
}
