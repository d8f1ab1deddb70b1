import { buildId } from 'virtual:build-id';
import { clientAssets } from 'virtual:client-assets';
import { removalScript, serviceWorkerScript } from 'virtual:service-worker';
import { phoneDigits, phoneHref } from '../../facts/hospital/site.ts';
import { escapeMarkup } from '../../seo/escape-markup.ts';
import { placePath } from '../../site/addresses.ts';
import { defaultLanguage, type Language, languageNames, languages } from '../../site/languages.ts';
import { pageRows, routes } from '../../site/routes.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { cardRoute, essentialRoutes } from './offline-limits.ts';
import type { OfflineLocale, OfflineSettings } from './offline-settings.ts';

export { removalScript };

/** The offline words of a language as escaped HTML, with the placeholder '{day}' for a date. */
function wordsOf(language: Language): OfflineLocale['words'] {
  const { offline } = wordsIn(language, 'offline');
  const texts = Object.entries(offline).map(([name, text]) => [
    name,
    escapeMarkup(typeof text === 'string' ? text : text('{day}')),
  ]);
  return Object.fromEntries(texts);
}

/** The paths of the pages and articles that are never saved. */
function unsavedPaths(): string[] {
  const { articles } = wordsIn(defaultLanguage, 'articles');
  const unsaved = Object.values(articles)
    .flat()
    .filter((article) => article.unsaved);
  return [
    ...pageRows.flatMap(([, { path, plan, unsaved }]) => (plan || unsaved ? [path] : [])),
    ...unsaved.map(({ route, id }) =>
      placePath({ name: route, language: defaultLanguage, entryId: id }),
    ),
  ];
}

function offlineSettings(): OfflineSettings {
  // a path matches the first prefix it starts with, so the empty prefix goes last
  const defaultLast = [...languageNames].sort(
    (a, b) => Number(a === defaultLanguage) - Number(b === defaultLanguage),
  );
  return {
    build: buildId.slice(0, 8),
    locales: defaultLast.map((language) => ({
      tag: languages[language].tag,
      prefix: languages[language].prefix,
      pages: essentialRoutes.map((name) => placePath({ name, language })),
      words: wordsOf(language),
    })),
    card: routes[cardRoute].path,
    cardStyles: clientAssets.standaloneStylesheets,
    styles: clientAssets.stylesheets,
    neverExpiring: pageRows.flatMap(([, { neverExpires, path }]) => (neverExpires ? [path] : [])),
    queries: Object.fromEntries(
      pageRows.flatMap(([, { path, queries }]) => (queries ? [[path, queries]] : [])),
    ),
    unsavedPaths: unsavedPaths(),
    deletePath: routes.privacy.path,
    callHref: phoneHref,
    smsHref: `sms:+${phoneDigits}`,
  };
}

/** Returns the service worker script with the settings of this build and this hospital. */
export function renderServiceWorker(): string {
  return `const offlineSettings=${JSON.stringify(offlineSettings())};\n${serviceWorkerScript}`;
}
