import { edgeCacheHeader, edgeCachePolicies } from './cache-policies.ts';
import { configuredOrigins, type Env } from './env.ts';

/** The machine itself: nobody else reaches it, and what is measured there is the site as it goes out. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The host that a request names, with its port where that is not the scheme's own. */
function hostOf(url: string): string {
  const start = url.indexOf('//') + 2;
  return url.slice(start, url.indexOf('/', start));
}

/** By SITE_URL: the same few texts for an isolate's whole life. */
const ownHosts = new Map<string, string>();

function ownHost(env: Env): string {
  const known = ownHosts.get(env.SITE_URL);
  if (known !== undefined) return known;
  const { host } = new URL(configuredOrigins(env).siteUrl);
  ownHosts.set(env.SITE_URL, host);
  return host;
}

/**
 * Keeps copies of the site out of search engines: what is asked under another host than SITE_URL's
 * (workers.dev, a preview, the domain without 'www'), and everything where INDEXING is 'off'. A
 * header says so, for pages, files and redirects alike; robots.txt would only keep crawlers from
 * reading it. The platform's cache tells no hosts apart, so it keeps no such answer: the header
 * would reach the site's own visitors. Goes round the whole server, for finished pages are sent
 * before any middleware.
 */
export function limitIndexing({ url }: Request, env: Env, answer: Response): Response {
  const host = hostOf(url);
  const isOwn = host === ownHost(env) || ownMachine.test(host);
  if (isOwn && env.INDEXING !== 'off') return answer;
  answer.headers.set('X-Robots-Tag', 'noindex');
  if (!isOwn) answer.headers.set(edgeCacheHeader, edgeCachePolicies.none);
  return answer;
}
