import { clientAssets } from 'virtual:client-assets';
import type { Language } from '../languages.ts';
import { languages } from '../languages.ts';
import { preconditionStatus } from './conditional-request.ts';
import { entityTag } from './entity-tag.ts';
import { securityHeadersOf } from './security-headers.ts';

/** A page as it goes out: nothing is left to put together when it is asked for again. */
export interface FinishedPage {
  status: 200 | 404;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Headers;
  /** Of a 304 or 412 in its place. */
  headersWithoutBody: Headers;
}

/** `Link` header for what the first paint needs; the edge turns it into Early Hints (RFC 8297). */
const preloads = [
  ...clientAssets.stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
  ...clientAssets.fonts.map(
    (path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  ),
].join(', ');

/** How a page is finished, and rendered where that has not happened yet. */
export interface PageRecipe extends PageFacts {
  /** The document as it is on `today` (ISO 8601). */
  render(today: string): Promise<Uint8Array<ArrayBuffer>>;
}

interface PageFacts {
  status: FinishedPage['status'];
  /** Where it is answered, or any path with the same policy. */
  path: string;
  language: Language;
  /** One of the values of cache-policies.ts. */
  cacheControl: string;
}

/** Puts rendered HTML together with its entity tag and all its headers. */
export async function finishPage(
  body: Uint8Array<ArrayBuffer>,
  { status, path, language, cacheControl }: PageFacts,
): Promise<FinishedPage> {
  const etag = await entityTag(body);
  const both = { 'Cache-Control': cacheControl, ETag: etag, ...securityHeadersOf(path) };
  return {
    status,
    body,
    etag,
    headers: new Headers({
      ...both,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.byteLength),
      'Content-Language': languages[language].tag,
      Link: preloads,
    }),
    headersWithoutBody: new Headers(both),
  };
}

/** Sends a finished page, or what the request's preconditions ask for in its place. */
export function sendPage(request: Request, page: FinishedPage): Response {
  const { status, body, etag, headers, headersWithoutBody } = page;
  const instead = status === 200 && preconditionStatus(request.headers, etag);
  return instead
    ? new Response(null, { status: instead, headers: headersWithoutBody })
    : new Response(body, { status, headers });
}
