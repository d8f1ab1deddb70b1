import { type Place, placePath } from '../../site/addresses.ts';
import { defaultLanguage, languageNames, languages } from '../../site/languages.ts';
import { useLanguage } from '../locale.tsx';

/** The page that the switch translates, with the query that it answers. */
export interface Counterpart extends Place {
  query?: Readonly<Record<string, string>>;
}

const home: Counterpart = { name: 'home', language: defaultLanguage };

interface LanguageSwitchProps {
  /** Undefined for a page outside the route table: the switch then leads to the home page. */
  place: Counterpart | undefined;
  className: string;
}

/**
 * A link to the page in each other language, labelled with the language's own name. It keeps the question that
 * the page answers.
 */
export function LanguageSwitch({ place = home, className }: LanguageSwitchProps) {
  const current = useLanguage();
  return languageNames
    .filter((language) => language !== current)
    .map((language) => {
      const { tag, nativeName } = languages[language];
      const asked = new URLSearchParams(place.query).toString();
      const href = placePath({ ...place, language }) + (asked && `?${asked}`);
      return (
        <a key={language} href={href} hrefLang={tag} lang={tag} className={className}>
          {nativeName}
        </a>
      );
    });
}
