import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { Breadcrumbs } from '../../../components/document/breadcrumbs.tsx';
import { SearchForm } from '../../../components/document/search-form.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { InEmergency } from '../../../components/links/in-emergency.tsx';
import { MostWantedPages } from '../../../components/links/most-wanted-pages.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import type { SearchAnswer } from '../../../components/search-answer.ts';
import { UrgencyCard } from '../../../components/urgency/urgency-card.tsx';
import { AskUs } from './ask-us.tsx';
import { BestAnswer, type Schedule } from './best-answer.tsx';
import { Result } from './search-results.tsx';

/** The page's main column, and beside it on wide screens what else may help. */
const columns = 'beside-narrow grid gap-x-16';

/** The number to call above all results, with first aid in an emergency. */
function Emergency({ alarm, mayBeIll, emergencies }: SearchAnswer) {
  const { searchPage } = useWords('searchPage');
  const { frame } = useWords('frame');
  const line = mayBeIll ? <EmergencyLine /> : <InEmergency label={frame.inEmergency} />;
  if (alarm === 'calm') return <div className="text-alarm-ink">{line}</div>;
  return (
    <div className="col-span-full">
      <UrgencyCard urgency="now" id="urgent" heading={searchPage.urgentHeading}>
        <h3 className="mt-5 font-body text-base">{searchPage.firstAidHeading}</h3>
        <ul>
          {emergencies.map(({ address, label }) => (
            <li key={address}>
              <a href={address} className="text-link touch-target">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </UrgencyCard>
    </div>
  );
}

/** The answer, and below it the results. */
function Results({ results: all, hasAnswer = false, ...schedule }: SearchAnswer & Schedule) {
  const { resultsFound } = useWords('searchPage');
  const [answer] = hasAnswer ? all : [];
  const results = answer ? all.slice(1) : all;
  return (
    <div className="grid gap-y-8">
      {answer && <BestAnswer result={answer} {...schedule} />}
      {results.length > 0 && (
        <div>
          <h2 className="text-h4">{resultsFound(results.length, Boolean(answer))}</h2>
          <ol className="mt-4">
            {results.map((result) => (
              <Result key={result.address} result={result} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** /search: the search box with popular pages, or the results for `?q=`. */
export function SearchResultsPage({ place, query, found, ...schedule }: PageProps & Schedule) {
  const { searchPage } = useWords('searchPage');
  const { nothing, nothingHint, failed, failedHint } = searchPage;
  const [heading, text] = found?.hasNoIndex ? [failed, failedHint] : [nothing, nothingHint];
  const hasResults = found && found.results.length > 0;
  return (
    <>
      <ClothStrip />
      <div className="shell pt-3 pb-14 md:pb-20">
        <Breadcrumbs place={place} />
        <h1 className={found ? 'mt-1 text-h2' : 'mt-3 text-h1 md:mt-6'}>
          {found ? searchPage.resultsHeading : searchPage.heading}
        </h1>
        {!found && <p className="mt-4 max-w-measure text-lead text-ink-soft">{searchPage.lead}</p>}
        <div className={`${columns} ${found ? 'my-4' : 'my-6'} items-center gap-y-3 lg:mb-6`}>
          <div className="no-print">
            <SearchForm id="q" query={query.q} wide />
          </div>
          {found ? <Emergency {...found} /> : <EmergencyLine />}
        </div>
        {(hasResults || found?.alarm !== 'sure') && (
          <div className={`${columns} items-start gap-y-8`}>
            {hasResults && <Results {...found} {...schedule} />}
            {found && !hasResults && <AskUs heading={heading} text={text} />}
            {!found && <MostWantedPages />}
            <div className="grid gap-y-8 lg:sticky lg:top-24">
              {(hasResults || !found) && <AskUs heading={searchPage.askHeading} />}
              {found && <MostWantedPages onWide={hasResults} />}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
