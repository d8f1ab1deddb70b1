import { site } from '../facts/hospital/site.ts';
import { defaultLanguage, languages } from '../site/languages.ts';
import { routes } from '../site/routes.ts';
import { frame } from '../words/en/frame/frame.ts';
import { labels } from '../words/en/frame/labels.ts';

/** Paths of the site's icons in public, by purpose. */
export const icons = {
  svg: '/icons/icon.svg',
  /** In the root folder, where iPhones look for it. */
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
} as const;

const shortcutPages = ['emergencyCard', 'antenatalPlanner'] as const;

/**
 * Shortcuts for a long press on the icon. A shortcut must be in the manifest's scope, so the one
 * for calling is not a 'tel:' link but the page that starts with the number.
 */
const shortcuts = [
  {
    name: `${frame.call} ${site.phone}`,
    short_name: frame.call,
    url: `${routes.contact.path}#details`,
  },
  ...shortcutPages.map((name) => ({ name: labels[name], url: routes[name].path })),
].map((shortcut) => ({
  ...shortcut,
  icons: [{ src: icons.small, sizes: '192x192', type: 'image/png' }],
}));

/** Returns manifest.webmanifest (W3C Web Application Manifest). */
export function renderWebManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: languages[defaultLanguage].tag,
    // only installable sites get shortcuts; minimal-ui has a back button
    display: 'minimal-ui',
    theme_color: site.themeColor,
    background_color: site.backgroundColor,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts,
  });
}
