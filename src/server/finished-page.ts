import { placeByTable } from '../addresses.ts';
import { firstAssets } from '../components/document/first-assets.ts';
import type { Language } from '../languages.ts';
import { languages } from '../languages.ts';
import { isStandalone } from '../routes.ts';
import {
  cachePolicies,
  edgeCacheHeader,
  edgeCachePolicies,
  edgeLifeSeconds,
} from './cache-policies.ts';
import type { TaggedBytes } from './entity-tag.ts';
import type { Env } from './env.ts';
import { preconditionStatus } from './precondition-status.ts';
import { securityHeadersOf } from './security-headers.ts';
import { sendsBrotli } from './sends-brotli.ts';

/** One form of a page: its bytes with all its headers, and the headers of a 304 or 412 in its place. */
interface Representation {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Headers;
  headersWithoutBody: Headers;
}

/** A page as it goes out: nothing is left to put together when it is asked for again. */
export interface FinishedPage {
  status: 200 | 404;
  plain: Representation;
  /** Compressed at build; undefined for what was rendered since. */
  brotli: Representation | undefined;
  /** When it will say something else, in milliseconds since 1970: a notice comes or goes. */
  changesAt?: number;
}

/** `Link` header for what the first paint needs; the edge turns it into Early Hints (RFC 8297). */
function preloadsOf(standalone: boolean): string {
  const { stylesheets, fonts } = firstAssets(standalone);
  return [
    ...stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
    ...fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

const preloads = preloadsOf(false);
const standalonePreloads = preloadsOf(true);

/** A document, plain and, where that was made, compressed (RFC 7932). */
interface PageBody {
  plain: TaggedBytes;
  brotli?: TaggedBytes | undefined;
}

/** What a page's headers hang on. */
export interface PageFacts {
  status: FinishedPage['status'];
  /** Where it is answered, or any path with the same policy. */
  path: string;
  language: Language;
  /** One of the values of cache-policies.ts. */
  cacheControl: string;
}

/** A body of a page together with its headers; `coding` is its content coding (RFC 9110, 8.4). */
function represent(
  { bytes, etag }: TaggedBytes,
  { path, language, cacheControl }: PageFacts,
  coding?: 'br',
): Representation {
  const both = {
    'Cache-Control': cacheControl,
    // the middleware sets it too, but a cached page goes out before all middleware
    [edgeCacheHeader]: edgeCachePolicies[cacheControl === cachePolicies.page ? 'page' : 'none'],
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...securityHeadersOf(path),
  };
  return {
    body: bytes,
    etag,
    headers: new Headers({
      ...both,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      'Content-Language': languages[language].tag,
      Link: isStandalone(placeByTable(path)?.name) ? standalonePreloads : preloads,
      ...(coding && { 'Content-Encoding': coding }),
    }),
    headersWithoutBody: new Headers(both),
  };
}

/** Puts a document together with all its headers. */
export function finishPage({ plain, brotli }: PageBody, facts: PageFacts): FinishedPage {
  return {
    status: facts.status,
    plain: represent(plain, facts),
    brotli: brotli && represent(brotli, facts, 'br'),
  };
}

/** Lets the platform's cache keep what it may until a time, and not past it. */
function shortenEdgeLife(answer: Response, until: number): Response {
  const seconds = Math.max(0, Math.floor((until - Date.now()) / 1000));
  if (seconds < edgeLifeSeconds && answer.headers.get(edgeCacheHeader) === edgeCachePolicies.page) {
    answer.headers.set(edgeCacheHeader, `public, max-age=${seconds}`);
  }
  return answer;
}

/** Sends a finished page, or what the request's preconditions ask for in its place. */
export function sendPage(request: Request, env: Env, page: FinishedPage): Response {
  const { status, changesAt = Number.POSITIVE_INFINITY } = page;
  const brotli = sendsBrotli(request, env) ? page.brotli : undefined;
  const { body, etag, headers, headersWithoutBody } = brotli ?? page.plain;
  const instead = status === 200 && preconditionStatus(request.headers, etag);
  if (!instead) {
    // the runtime's own field: a body that is compressed already
    const init: ResponseInit & { encodeBody?: 'manual' } = { status, headers };
    if (brotli) init.encodeBody = 'manual';
    return shortenEdgeLife(new Response(body, init), changesAt);
  }
  const answer = shortenEdgeLife(
    new Response(null, { status: instead, headers: headersWithoutBody }),
    changesAt,
  );
  if (instead === 412) answer.headers.set(edgeCacheHeader, edgeCachePolicies.none);
  return answer;
}
