import { noticesAt, noticesOn } from '../../src/facts/schedule/notices.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { defaultLanguage, languageOfPath } from '../../src/site/languages.ts';
import { pageBudgets } from './budgets.ts';

/** Bytes that the notices on a page may add: text, markup and hours for search engines. */
function noticeBytes(path: string): number {
  const shown = noticesOn(knownPlaces.get(path)?.name, noticesAt(Date.now()));
  const texts = shown.map(({ text }) => text[languageOfPath(path)]);
  return texts.join('').length + texts.length * 400;
}

/** Returns the budget of a page's HTML, with room for what is announced today. */
export function htmlBudget(path: string): number {
  const name = knownPlaces.get(path)?.name;
  const isEnglish = languageOfPath(path) === defaultLanguage;
  const { emergencyHtml, homeHtml, html } = pageBudgets;
  const { translatedEmergencyHtml, translatedHomeHtml, translatedHtml } = pageBudgets;
  const own =
    name === 'emergency'
      ? [emergencyHtml, translatedEmergencyHtml]
      : name === 'home'
        ? [homeHtml, translatedHomeHtml]
        : [html, translatedHtml];
  return Number(own[isEnglish ? 0 : 1]) + noticeBytes(path);
}
