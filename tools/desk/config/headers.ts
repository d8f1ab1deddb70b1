import { deskSettings } from '../settings.ts';

/**
 * What Sveltia CMS needs: its own code, styles that it inserts, GitHub's API and pictures of accounts.
 * Pictures and workers from memory are for previews. Everything else is refused.
 */
function contentSecurityPolicy(): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' blob: data: https://avatars.githubusercontent.com",
    'connect-src': "'self' blob: data: https://api.github.com",
    'worker-src': "'self' blob:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Returns the `_headers` file of the desk. */
export function deskHeaders({ authenticator } = deskSettings): string {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // the window that signs in answers to the one that opened it
    'Cross-Origin-Opener-Policy': authenticator ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n`;
}
