import type { SearchResult } from '../../search/search-answer.ts';
import { useLangOf, useWords } from '../edition.tsx';

/** The sentence that answers, with the words that match marked. */
function Sentence({ parts }: { parts: SearchResult['sentence'] }) {
  return (
    <p className="mt-1 max-w-measure">
      {parts.map(({ text, matches }, index) => {
        const key = `${index}${text}`;
        return matches ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { address, language, page, heading, sentence } = result;
  const { searchPage } = useWords('searchPage');
  const lang = useLangOf(language);
  return (
    <li className="card relative border-t border-line py-5">
      <div lang={lang}>
        <h3 className="text-h3">
          <a href={address} hrefLang={lang} className="card-link text-brand hover:underline">
            {page !== heading && (
              <span className="mb-1 block font-body text-small font-semibold text-ink-soft">
                {page}
                <span className="sr-only">: </span>
              </span>
            )}
            {heading}
          </a>
        </h3>
        <Sentence parts={sentence} />
      </div>
      {lang && (
        <p className="mt-1 text-small text-ink-soft">{searchPage.resultLanguages[language]}</p>
      )}
    </li>
  );
}

/** What a search found, best first; each leads to the section that answers. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="mt-4">
      {results.map((result) => (
        <Result key={result.address} result={result} />
      ))}
    </ol>
  );
}
