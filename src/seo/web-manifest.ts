import { site } from '../facts/site.ts';
import { defaultLanguage, languages } from '../languages.ts';

/** The icons of the site by purpose, as they stand in public. */
export const icons = {
  svg: '/icons/icon.svg',
  /** At the root, where iPhones look for it on their own. */
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
} as const;

/** manifest.webmanifest (W3C Web Application Manifest). */
export function renderWebManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: languages[defaultLanguage].tag,
    display: 'browser',
    theme_color: site.themeColor,
    background_color: site.backgroundColor,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
