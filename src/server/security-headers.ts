import type { MiddlewareHandler } from 'hono';
import { type ThirdParty, thirdParties } from '../facts/third-parties.ts';
import { routes } from '../routes.ts';
import type { AppEnv } from './env.ts';

const known: readonly ThirdParty[] = Object.values(thirdParties);

/** The hosts that a directive lets in at `path`, beyond this site itself. */
function hostsAt(path: string, directive: ThirdParty['directive']): string {
  return known
    .filter((party) => party.directive === directive)
    .filter(({ pages }) => !pages || pages.some((name) => routes[name].path === path))
    .flatMap(({ hosts }) => hosts)
    .join(' ');
}

/**
 * The Content-Security-Policy of a page (CSP level 3): everything from this site, nothing inline,
 * and no script may turn a string into markup or code (Trusted Types, with no policy that could
 * make an exception). `form-action` is enforced on redirects too, so it names the chat's hosts.
 */
function contentSecurityPolicy(path: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${hostsAt(path, 'img-src')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${hostsAt(path, 'frame-src') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${hostsAt(path, 'form-action')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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

/** The security headers of an answer at `path`. */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  return {
    // vite's development client injects styles and scripts inline
    ...(import.meta.env.MODE !== 'development' && {
      'Content-Security-Policy': contentSecurityPolicy(path),
    }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
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
