import { type Place, placePath } from '../../site/addresses.ts';
import { defaultLanguage, languageNames, languages } from '../../site/languages.ts';
import { useLanguage } from '../locale.tsx';

const home: Place = { name: 'home', language: defaultLanguage };

interface LanguageSwitchProps {
  /** Undefined for a page outside the route table: the switch then leads to the home page. */
  place: Place | undefined;
  className: string;
}

/** A link to the page in each other language, labelled with the language's own name. */
export function LanguageSwitch({ place = home, className }: LanguageSwitchProps) {
  const current = useLanguage();
  return languageNames
    .filter((language) => language !== current)
    .map((language) => {
      const { tag, nativeName } = languages[language];
      const href = placePath({ ...place, language });
      return (
        <a key={language} href={href} hrefLang={tag} lang={tag} className={className}>
          {nativeName}
        </a>
      );
    });
}
