import { site } from '../facts/hospital/site.ts';
import { defaultLanguage, languages } from '../site/languages.ts';
import { routes } from '../site/routes.ts';
import { frame } from '../words/en/frame/frame.ts';
import { labels } from '../words/en/frame/labels.ts';

/** The icons of the site by purpose, as they stand in public. */
export const icons = {
  svg: '/icons/icon.svg',
  /** At the root, where iPhones look for it on their own. */
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
} as const;

/** Pages that a long press on the icon leads to. */
const shortcutPages = ['emergencyCard', 'antenatalPlanner'] as const;

/**
 * What a long press on the icon offers. A shortcut has to stay in the manifest's scope, so that a call
 * is no 'tel:' address but the page that begins with the number.
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
    // browsers show shortcuts of what can be installed alone; the bar keeps the address and the way back
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
