import { clientAssets } from 'virtual:client-assets';
import type { Context } from 'hono';
import { preconditionStatus } from './conditional-request.ts';
import { pageLanguage } from './content-language.ts';
import type { AppEnv } from './env.ts';
import type { RenderedPage } from './page-cache.ts';
import { securityHeadersOf } from './security-headers.ts';

/** `Link` header for what the first paint needs; the edge turns it into Early Hints (RFC 8297). */
const preloads = [
  ...clientAssets.stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
  ...clientAssets.fonts.map(
    (path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  ),
].join(', ');

/** The headers that a rendering goes out with, and those of a 304 or 412 in its place. */
interface PageHeaders {
  page: Headers;
  withoutBody: Headers;
}

/** By rendering: putting headers together costs more than sending. */
const keptHeaders = new WeakMap<RenderedPage, PageHeaders>();

function headersOf(page: RenderedPage, path: string, cacheControl: string): PageHeaders {
  const kept = keptHeaders.get(page);
  if (kept) return kept;
  const validators = { 'Cache-Control': cacheControl, ETag: page.etag };
  const security = securityHeadersOf(path);
  const headers = {
    page: new Headers({
      ...validators,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(page.body.byteLength),
      'Content-Language': pageLanguage,
      Link: preloads,
      ...security,
    }),
    withoutBody: new Headers({ ...validators, ...security }),
  };
  keptHeaders.set(page, headers);
  return headers;
}

/**
 * Sends rendered HTML with all its headers, or what the request's preconditions ask for in its
 * place. A rendering goes out under one policy, and at one path or at paths that share their
 * security headers.
 */
export function sendHtml(
  c: Context<AppEnv>,
  page: RenderedPage,
  status: 200 | 404,
  cacheControl: string,
): Response {
  const headers = headersOf(page, c.req.path, cacheControl);
  const instead = status === 200 && preconditionStatus(c.req.raw.headers, page.etag);
  return instead
    ? new Response(null, { status: instead, headers: headers.withoutBody })
    : new Response(page.body, { status, headers: headers.page });
}
