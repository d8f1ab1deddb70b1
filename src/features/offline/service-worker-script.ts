import { buildId } from 'virtual:build-id';
import { clientAssets } from 'virtual:client-assets';
import { removalScript, serviceWorkerScript } from 'virtual:service-worker';
import { phoneDigits, phoneHref } from '../../facts/hospital/site.ts';
import { exists } from '../../locales/places.ts';
import { wordsIn } from '../../locales/words-by-locale.ts';
import { escapeMarkup } from '../../seo/escape-markup.ts';
import { placePath } from '../../site/addresses.ts';
import { defaultLanguage, type Language, languageNames, languages } from '../../site/languages.ts';
import { pageRows, type RouteName, routes } from '../../site/routes.ts';
import { cardRoute, essentialRoutes } from './offline-limits.ts';
import type { Edition, OfflineSettings } from './offline-settings.ts';

export { removalScript };

/** A language's sentences as the script takes them: markup, with a mark where a day belongs. */
function wordsOf(language: Language): Edition['words'] {
  const { offline } = wordsIn(language, 'offline');
  const texts = Object.entries(offline).map(([name, said]) => [
    name,
    escapeMarkup(typeof said === 'string' ? said : said('{day}')),
  ]);
  return Object.fromEntries(texts);
}

/** The addresses of a page in every language that has it. */
function pathsOf(name: RouteName): string[] {
  return languageNames
    .map((language) => ({ name, language }))
    .filter(exists)
    .map(placePath);
}

function offlineSettings(): OfflineSettings {
  // found by its prefix, which the first language has none of
  const inOrder = [...languageNames].sort(
    (a, b) => Number(a === defaultLanguage) - Number(b === defaultLanguage),
  );
  return {
    build: buildId.slice(0, 8),
    editions: inOrder.map((language) => ({
      tag: languages[language].tag,
      prefix: languages[language].prefix,
      words: wordsOf(language),
    })),
    card: routes[cardRoute].path,
    cardStyles: clientAssets.standaloneStylesheets,
    pages: essentialRoutes.flatMap(pathsOf),
    styles: clientAssets.stylesheets,
    lastingPaths: pageRows.flatMap(([, { neverExpires, path }]) => (neverExpires ? [path] : [])),
    callHref: phoneHref,
    smsHref: `sms:+${phoneDigits}`,
  };
}

/** The service worker with all that it has to know of this build and this hospital. */
export function renderServiceWorker(): string {
  return `const offlineSettings=${JSON.stringify(offlineSettings())};\n${serviceWorkerScript}`;
}
