import { type Place, placePath } from '../../site/addresses.ts';
import { defaultLanguage, languageNames, languages } from '../../site/languages.ts';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useLanguage } from '../locale.tsx';

/** The page that the switch translates, with the question that it answers. */
export interface Counterpart extends Place {
  query?: Readonly<Record<string, string>>;
  /** The fields of a posted form; the switch posts them again, because they must not be in a URL. */
  posted?: Readonly<Record<string, string>> | undefined;
}

const home: Counterpart = { name: 'home', language: defaultLanguage };

interface LanguageSwitchProps {
  /** Undefined for a page outside the route table: the switch then leads to the home page. */
  place: Counterpart | undefined;
  className: string;
}

/**
 * A link to the page in each other language, labelled with the language's own name. It keeps the question that
 * the page answers: after a form was posted it is a button, which posts the same fields.
 */
export function LanguageSwitch({ place = home, className }: LanguageSwitchProps) {
  const current = useLanguage();
  return languageNames
    .filter((language) => language !== current)
    .map((language) => {
      const { tag, nativeName } = languages[language];
      const path = placePath({ ...place, language });
      if (place.posted) {
        return (
          <form key={language} method="post" action={path}>
            <HiddenFields fields={place.posted} />
            <button type="submit" lang={tag} className={className}>
              {nativeName}
            </button>
          </form>
        );
      }
      const asked = new URLSearchParams(place.query).toString();
      const href = path + (asked && `?${asked}`);
      return (
        <a key={language} href={href} hrefLang={tag} lang={tag} className={className}>
          {nativeName}
        </a>
      );
    });
}
