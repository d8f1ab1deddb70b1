import type { Context, MiddlewareHandler } from 'hono';
import { placeByTable } from '../addresses.ts';
import { allowedThirdParties } from '../facts/allowed-third-parties.ts';
import { serviceWorkerPolicy } from '../facts/offline.ts';
import type { ThirdParty } from '../facts/third-parties.ts';
import { transportSecurity } from '../facts/transport-security.ts';
import { languageOfPath, languages } from '../languages.ts';
import type { RouteName } from '../routes.ts';
import { type CacheRule, cacheHeaders, edgeCacheControl, edgeCacheHeader } from './cache-rules.ts';
import type { AppEnv } from './env.ts';

const allowedHosts: readonly ThirdParty[] = Object.values(allowedThirdParties);

/** The pages that allow a host that the others do not. */
const openPages: ReadonlySet<RouteName> = new Set(allowedHosts.flatMap(({ pages = [] }) => pages));

/** The hosts that a directive allows on a page, beyond this site itself. */
function hostsOn(page: RouteName | undefined, directive: ThirdParty['directive']): string {
  return allowedHosts
    .filter((party) => party.directive === directive)
    .filter(({ pages }) => !pages || pages.some((name) => name === page))
    .flatMap(({ hosts }) => hosts)
    .join(' ');
}

/**
 * The Content-Security-Policy of a page (CSP level 3): everything from this site, nothing inline,
 * and no script may turn a string into markup or code (Trusted Types; the only policy is the one
 * for the service worker's address). `form-action` is enforced on redirects too, so it names the
 * chat's hosts.
 */
function contentSecurityPolicy(page: RouteName | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${hostsOn(page, 'img-src')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${hostsOn(page, 'frame-src') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${hostsOn(page, 'form-action')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${serviceWorkerPolicy}`,
  ].join('; ');
}

const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function makeHeaders(page: RouteName | undefined): Readonly<Record<string, string>> {
  return {
    // vite's development client injects styles and scripts inline
    ...(import.meta.env.MODE !== 'development' && {
      'Content-Security-Policy': contentSecurityPolicy(page),
    }),
    'Strict-Transport-Security': transportSecurity.policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const made = new Map<RouteName | undefined, Readonly<Record<string, string>>>();

/** Returns the security headers of a response at `path`; all pages of one policy share a record. */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  const name = placeByTable(path)?.name;
  const page = name && openPages.has(name) ? name : undefined;
  const headers = made.get(page) ?? makeHeaders(page);
  made.set(page, headers);
  return headers;
}

const redirectHeaders = new Map<CacheRule, Headers>();

/**
 * Redirects to an address with all headers at once: set one by one, as `responseHeaders` does, they
 * cost more than the rest of the response.
 */
export function redirect(
  c: Context<AppEnv>,
  status: 301 | 308,
  location: string,
  rule: CacheRule,
): Response {
  const known = redirectHeaders.get(rule);
  const headers = known ?? new Headers({ ...securityHeadersOf('/'), ...cacheHeaders(rule) });
  redirectHeaders.set(rule, headers);
  const response = new Response(null, { status, headers });
  response.headers.set('Location', location);
  c.set('hasAllHeaders', true);
  return response;
}

/**
 * Completes the headers of every response of the Worker, failures included: security, language and
 * who may store it. A handler's own header is kept. Static assets get theirs from public/_headers.
 */
export function responseHeaders(): MiddlewareHandler<AppEnv> {
  return async function completeHeaders(c, next) {
    await next();
    const { headers } = c.res;
    if (!c.get('hasAllHeaders')) {
      const isPage = headers.get('Content-Type')?.startsWith('text/html');
      const shared = {
        ...securityHeadersOf(c.req.path),
        ...cacheHeaders(c.get('cacheRule') ?? 'personal'),
        ...(isPage && { 'Content-Language': languages[languageOfPath(c.req.path)].tag }),
      };
      for (const [name, value] of Object.entries(shared)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    }
    // a query can hold a visitor's words, and a thousand of them would store a page a thousand times
    if (c.req.url.includes('?')) headers.set(edgeCacheHeader, edgeCacheControl(0));
  };
}
