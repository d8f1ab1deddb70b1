import type { ComponentProps } from 'react';
import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { ResultLine, SearchResult } from '../../../components/search-answer.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';

type FoundLinkProps = Pick<SearchResult, 'address' | 'language'> & ComponentProps<'a'>;

/** A link to a page or section; names its language if it is not the page's. */
export function FoundLink({ address, language, ...link }: FoundLinkProps) {
  const { searchPage } = useWords('searchPage');
  const lang = useLangOf(language);
  return (
    <>
      <a href={address} hrefLang={lang} lang={lang} {...link} />
      {lang && (
        <span className="font-body text-small font-normal text-ink-soft">
          {` (${searchPage.resultLanguages[language]})`}
        </span>
      )}
    </>
  );
}

/** A line with matching words in `<mark>`. */
function markLine(parts: ResultLine) {
  return parts.map(({ text, matches }, index) => {
    const key = `${index}${text}`;
    return matches ? <mark key={key}>{text}</mark> : <UnbrokenText key={key} text={text} />;
  });
}

/** One line as a paragraph, several as a list. */
export function Lines({ lines }: Pick<SearchResult, 'lines'>) {
  const [only = [], ...others] = lines;
  if (others.length === 0) return <p className="mt-1 max-w-measure">{markLine(only)}</p>;
  return (
    <ul className="dotted mt-3 max-w-measure space-y-1">
      {lines.map((parts) => (
        <li key={parts.map(({ text }) => text).join('')}>{markLine(parts)}</li>
      ))}
    </ul>
  );
}

/** A result; links to its section. */
export function Result({ result: { page, heading, lines, ...at } }: { result: SearchResult }) {
  return (
    <li className="card relative border-t border-line py-4">
      <h3 className="text-h3">
        <FoundLink {...at} className="card-link text-brand hover:underline">
          {page !== heading && (
            <span className="block font-body text-small font-normal text-ink-soft">
              {page}
              <span className="sr-only">{page.endsWith('?') ? ' ' : ': '}</span>
            </span>
          )}
          <UnbrokenText text={heading} />
        </FoundLink>
      </h3>
      <div lang={useLangOf(at.language)}>
        <Lines lines={lines} />
      </div>
    </li>
  );
}
