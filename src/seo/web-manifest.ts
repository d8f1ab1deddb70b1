import { backgroundColor, themeColor } from '../facts/hospital/look.ts';
import { site } from '../facts/hospital/site.ts';
import { hrefIn } from '../site/addresses.ts';
import { type Language, languages } from '../site/languages.ts';
import { isOn } from '../site/routes.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { icons } from './icons.ts';

const shortcutPages = ['emergencyCard', 'antenatalPlanner'] as const;

/**
 * Returns the shortcuts for a long press on the icon. A shortcut must be in the manifest's scope, so
 * the one for calling is not a 'tel:' link but the page that starts with the number.
 */
function shortcutsIn(language: Language) {
  const { frame } = wordsIn(language, 'frame');
  const { labels } = wordsIn(language, 'labels');
  const href = hrefIn(language);
  return [
    {
      name: `${frame.call} ${site.phone}`,
      short_name: frame.call,
      url: `${href('contact')}#details`,
    },
    ...shortcutPages.filter(isOn).map((name) => ({ name: labels[name], url: href(name) })),
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: icons.small, sizes: '192x192', type: 'image/png' }],
  }));
}

/** Returns the manifest of a language (W3C Web Application Manifest). All describe the same app. */
export function renderWebManifest(language: Language): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    description: wordsIn(language, 'frame').frame.tagline,
    id: '/',
    start_url: hrefIn(language)('home'),
    scope: '/',
    lang: languages[language].tag,
    // only installable sites get shortcuts; minimal-ui has a back button
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcutsIn(language),
  });
}
