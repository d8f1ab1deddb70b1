import type { MiddlewareHandler } from 'hono';
import { placeByTable } from '../addresses.ts';
import { allowedThirdParties } from '../facts/allowed-third-parties.ts';
import { serviceWorkerPolicy } from '../facts/offline.ts';
import type { ThirdParty } from '../facts/third-parties.ts';
import { transportSecurity } from '../facts/transport-security.ts';
import type { RouteName } from '../routes.ts';
import type { AppEnv } from './env.ts';

const known: readonly ThirdParty[] = Object.values(allowedThirdParties);

/** The pages that let somebody in whom the others do not. */
const openPages: ReadonlySet<RouteName> = new Set(known.flatMap(({ pages = [] }) => pages));

/** The hosts that a directive lets in on a page, beyond this site itself. */
function hostsOn(page: RouteName | undefined, directive: ThirdParty['directive']): string {
  return known
    .filter((party) => party.directive === directive)
    .filter(({ pages }) => !pages || pages.some((name) => name === page))
    .flatMap(({ hosts }) => hosts)
    .join(' ');
}

/**
 * The Content-Security-Policy of a page (CSP level 3): everything from this site, nothing inline,
 * and no script may turn a string into markup or code (Trusted Types, with no policy that could
 * make an exception but the one for the service worker's address). `form-action` is enforced on redirects too, so it names the chat's hosts.
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

/** The security headers of an answer at `path`; the same record for all pages of one policy. */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  const name = placeByTable(path)?.name;
  const page = name && openPages.has(name) ? name : undefined;
  const headers = made.get(page) ?? makeHeaders(page);
  made.set(page, headers);
  return headers;
}

/**
 * Sets the security headers of every answer of the Worker; static files get theirs from
 * public/_headers. A header that the handler has set already stays; kept pages carry them all.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async function setSecurityHeaders(c, next) {
    await next();
    for (const [name, value] of Object.entries(securityHeadersOf(c.req.path))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
