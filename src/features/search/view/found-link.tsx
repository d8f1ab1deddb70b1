import type { ReactNode } from 'react';
import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { SearchResult } from '../../../messages/search-answer.ts';

interface FoundLinkProps extends Pick<SearchResult, 'address' | 'language'> {
  className: string;
  children: ReactNode;
}

/** A link to a page or section; names its language if it is not the page's. */
export function FoundLink({ address, language, className, children }: FoundLinkProps) {
  const { searchPage } = useWords('searchPage');
  const lang = useLangOf(language);
  return (
    <>
      <a href={address} hrefLang={lang} lang={lang} className={className}>
        {children}
      </a>
      {lang && (
        <span className="font-body text-small font-normal text-ink-soft">
          {` (${searchPage.resultLanguages[language]})`}
        </span>
      )}
    </>
  );
}
