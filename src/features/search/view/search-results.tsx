import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { birthCostWithSha, birthOfPackage } from '../../../facts/money/birth-cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { packageNames } from '../../../facts/money/maternity-packages.ts';
import type { ResultLine, SearchResult } from '../../../messages/search-answer.ts';
import { ClinicDays } from './clinic-days.tsx';

/** A line with matching words in `<mark>`. */
function Line({ parts }: { parts: ResultLine }) {
  return parts.map(({ text, matches }, index) => {
    const key = `${index}${text}`;
    return matches ? <mark key={key}>{text}</mark> : <UnbrokenText key={key} text={text} />;
  });
}

/** One line as a paragraph, several as a list. */
function Lines({ lines }: Pick<SearchResult, 'lines'>) {
  const [only = [], ...others] = lines;
  if (others.length === 0) {
    return (
      <p className="mt-1 max-w-measure">
        <Line parts={only} />
      </p>
    );
  }
  return (
    <ul className="dotted mt-3 max-w-measure space-y-1">
      {lines.map((parts) => (
        <li key={parts.map(({ text }) => text).join('')}>
          <Line parts={parts} />
        </li>
      ))}
    </ul>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { address, language, page, heading, lines } = result;
  const { searchPage } = useWords('searchPage');
  const lang = useLangOf(language);
  return (
    <li className="card relative border-t border-line py-4">
      {/* on wide screens the words found are beside their section */}
      <div lang={lang} className="grid gap-x-10 lg:grid-cols-3">
        <h3 className="text-h3">
          <a href={address} hrefLang={lang} className="card-link text-brand hover:underline">
            {page !== heading && (
              <span className="mb-2 block font-body text-small font-semibold text-ink-soft">
                {page}
                <span className="sr-only">: </span>
              </span>
            )}
            {heading}
          </a>
        </h3>
        <div className="lg:col-span-2">
          <Lines lines={lines} />
        </div>
      </div>
      {lang && (
        <p className="mt-1 text-small text-ink-soft">{searchPage.resultLanguages[language]}</p>
      )}
    </li>
  );
}

/** What is left to pay of each package with SHA on `today` (ISO 8601), larger than anything else. */
function BirthSums({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const { packagesPage } = useWords('maternityReasons');
  const { formatSum } = useWords('birthCost');
  const sums = packageNames
    .map((name) => ({ name, ...birthCostWithSha(birthOfPackage[name], today) }))
    .filter(({ remains }) => remains !== askUs);
  if (sums.length === 0) return null;
  return (
    <>
      <p className="mt-2">{packagesPage.withShaLabel}</p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {sums.map(({ name, remains }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt>{packageShortNames[name]}</dt>{' '}
            <dd className="font-display text-h1 font-bold text-brand">
              <UnbrokenText text={formatSum(remains)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The answer to a common question, above the results. */
export function BestAnswer({
  result,
  ...schedule
}: { result: SearchResult } & Pick<PageProps, 'today' | 'changes'>) {
  const { address, language, page, heading, lines } = result;
  const { searchPage } = useWords('searchPage');
  const { birthCostWords } = useWords('birthCost');
  const lang = useLangOf(language);
  return (
    <section
      aria-labelledby="answer"
      lang={lang}
      className="mb-8 rounded-panel bg-surface p-5 floats md:p-8"
    >
      <h2 id="answer" className="text-section">
        {heading}
      </h2>
      {!lang && address.endsWith(`#${birthCostWords.id}`) && <BirthSums today={schedule.today} />}
      {result.clinics ? (
        <ClinicDays asked={result.clinics} {...schedule} />
      ) : (
        <Lines lines={lines} />
      )}
      <p className="mt-3">
        <a
          href={address}
          hrefLang={lang}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {page}
        </a>
        {lang && (
          <span className="text-small text-ink-soft">
            {` (${searchPage.resultLanguages[language]})`}
          </span>
        )}
      </p>
    </section>
  );
}

/** The results, best first; each links to its section. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="mt-4">
      {results.map((result) => (
        <Result key={`${result.address} ${result.heading}`} result={result} />
      ))}
    </ol>
  );
}
