import { exists, nearestPlace, placeHead, placeLabel } from '../../locales/places.ts';
import type { Place } from '../../site/addresses.ts';
import { defaultLanguage, type Language, languages } from '../../site/languages.ts';
import { type PageRouteName, pageRows } from '../../site/routes.ts';
import { useLanguage, useLink, useWords } from '../locale.tsx';

const mostWanted: readonly PageRouteName[] = [
  'services',
  'maternityPackages',
  'appointments',
  'inpatient',
  'insurance',
  'contact',
];

/** Returns the pages in order; pages in the reader's language come first. */
function mostWantedIn(language: Language): readonly PageRouteName[] {
  if (language === defaultLanguage) return mostWanted;
  const translated = pageRows
    .map(([name]) => name)
    .filter((name) => name !== 'search' && exists({ name, language }));
  return [...new Set([...translated.slice(0, mostWanted.length), ...mostWanted])];
}

/** Returns the page's title or, for an untranslated page, its label and the language it is in. */
function nameOf(place: Place): string {
  if (exists(place)) return placeHead(place).title;
  return `${placeLabel(place)} (${languages[nearestPlace(place).language].nativeName})`;
}

/** Links to the most wanted pages, under an h2. */
export function MostWantedPages() {
  const { frame } = useWords('frame');
  const language = useLanguage();
  const link = useLink();
  return (
    <>
      <h2 className="mt-10 text-h4">{frame.mostWanted}</h2>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {mostWantedIn(language).map((name) => (
          <li key={name}>
            <a {...link(name)} className="text-link inline-flex min-h-11 items-center">
              {nameOf({ name, language })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
