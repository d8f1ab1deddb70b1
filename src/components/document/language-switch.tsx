import { nearestTranslation, placeLabel } from '../../locales/places.ts';
import { type Place, placePath } from '../../site/addresses.ts';
import { languageNames, languages } from '../../site/languages.ts';
import { useLanguage } from '../locale.tsx';

interface LanguageSwitchProps {
  /** Undefined for a page outside the route table. */
  place: Place | undefined;
  className: string;
}

/**
 * A link to the page in each other language, labelled with the language's own name. If the page is
 * not translated, the link leads to the nearest translated page and names it to screen readers.
 */
export function LanguageSwitch({ place, className }: LanguageSwitchProps) {
  const language = useLanguage();
  return languageNames.map((name) => {
    const target =
      name !== language && nearestTranslation(place ?? { name: 'home', language }, name);
    if (!target) return null;
    const { tag, nativeName } = languages[name];
    const same = target.name === place?.name && target.entryId === place.entryId;
    return (
      <a key={name} href={placePath(target)} hrefLang={tag} lang={tag} className={className}>
        {nativeName}
        {!same && <span className="sr-only">{`: ${placeLabel(target)}`}</span>}
      </a>
    );
  });
}
