import { cspThirdParties } from '../facts/legal/allowed-third-parties.ts';
import type { ThirdParty } from '../facts/legal/third-parties.ts';
import { placeByTable } from '../site/addresses.ts';
import type { RouteName } from '../site/routes.ts';
import { serviceWorkerPolicy } from '../site/service-worker-address.ts';
import { transportSecurity } from './transport-security.ts';

const allowedHosts: readonly ThirdParty[] = Object.values(cspThirdParties);

/** The pages that allow additional hosts. */
const pagesWithHosts: ReadonlySet<RouteName> = new Set(
  allowedHosts.flatMap(({ pages = [] }) => pages),
);

/** Returns the other hosts that a directive allows on a page, separated by spaces. */
function hostsOn(page: RouteName | undefined, directive: ThirdParty['directive']): string {
  return allowedHosts
    .filter((party) => party.directive === directive)
    .filter(({ pages }) => !pages || pages.some((name) => name === page))
    .flatMap(({ hosts }) => hosts)
    .join(' ');
}

/**
 * Returns the Content-Security-Policy of a page (CSP level 3): only this site's own files, nothing
 * inline, and no string becomes markup or code (Trusted Types, with one policy for the service
 * worker's address). Browsers enforce `form-action` on redirects too, so it lists the chat's hosts.
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

/** The powerful features that browsers know; an unknown name would be a warning on each page. */
const permissionsPolicy = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The content type of every page; 'nosniff' below makes browsers trust it. */
export const htmlType = { 'Content-Type': 'text/html; charset=utf-8' } as const;

function makeHeaders(page: RouteName | undefined): Readonly<Record<string, string>> {
  return {
    // Vite's development client needs inline styles and scripts
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

/** Replaces the headers of open data, which any site may fetch (Fetch, CORS protocol). */
export const openDataHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const made = new Map<RouteName | undefined, Readonly<Record<string, string>>>();

/**
 * Returns the security headers of a response at `path`; pages with the same policy share an object.
 */
export function securityHeadersOf(path: string): Readonly<Record<string, string>> {
  const name = placeByTable(path)?.name;
  const page = name && pagesWithHosts.has(name) ? name : undefined;
  const headers = made.get(page) ?? makeHeaders(page);
  made.set(page, headers);
  return headers;
}
