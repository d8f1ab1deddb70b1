import { nearestTranslation, placeLabel } from '../../locales/places.ts';
import { type Place, placePath } from '../../site/addresses.ts';
import { languageNames, languages } from '../../site/languages.ts';
import { useLanguage } from '../locale.tsx';

interface LanguageSwitchProps {
  /** Undefined where the address is no page of the route table. */
  place: Place | undefined;
  className: string;
}

/**
 * A link to the page in each other language, in that language's own name. Where a page is not
 * translated it leads to the nearest one that is, and says which (WCAG 2.4.4).
 */
export function LanguageSwitch({ place, className }: LanguageSwitchProps) {
  const language = useLanguage();
  return languageNames.map((name) => {
    const target =
      name !== language && nearestTranslation(place ?? { name: 'home', language }, name);
    if (!target) return null;
    const { tag, ownName } = languages[name];
    const same = target.name === place?.name && target.entryId === place.entryId;
    return (
      <a key={name} href={placePath(target)} hrefLang={tag} lang={tag} className={className}>
        {same ? ownName : `${ownName}: ${placeLabel(target)}`}
      </a>
    );
  });
}
