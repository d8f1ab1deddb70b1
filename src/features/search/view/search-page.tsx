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
import { site } from '../../../facts/hospital/site.ts';
import { BestAnswer, type Schedule } from './best-answer.tsx';
import { Result } from './search-results.tsx';

/** The number to call above all results, with first aid in an emergency. */
function Emergency({ alarm, mayBeIll, emergencies }: SearchAnswer) {
  const { searchPage } = useWords('searchPage');
  const { frame } = useWords('frame');
  if (alarm === 'calm') {
    const line = mayBeIll ? <EmergencyLine /> : <InEmergency label={frame.inEmergency} />;
    return <div className="lg:w-1/2 lg:pe-7">{line}</div>;
  }
  return (
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
  );
}

/** Phone and chat, for questions that no page answers. */
function AskUs(own: { heading: string; text?: string; line?: boolean }) {
  const { frame } = useWords('frame');
  const call = { target: 'call', label: `${frame.call} ${site.phone}` } as const;
  const chat = { target: 'chat', label: frame.chatOnWhatsApp } as const;
  return <UrgencyCard urgency="ask" id="ask" numbered actions={[call, chat]} {...own} />;
}

function Results({ results: all, hasAnswer = false, ...schedule }: SearchAnswer & Schedule) {
  const { searchPage, resultsFound } = useWords('searchPage');
  const [answer] = hasAnswer ? all : [];
  const results = answer ? all.slice(1) : all;
  const areFew = hasAnswer && results.length > 0 && results.length < 6;
  return (
    <div className="mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {answer && <BestAnswer result={answer} {...schedule} />}
      {results.length > 0 && (
        <div className={answer ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : ''}>
          <h2 className="text-h4">{resultsFound(results.length)}</h2>
          <ol className="mt-4">
            {results.map((result) => (
              <Result key={result.address} result={result} />
            ))}
          </ol>
        </div>
      )}
      <div className={areFew ? 'lg:col-span-2' : 'lg:sticky lg:top-24'}>
        <AskUs heading={searchPage.askHeading} line={areFew} />
      </div>
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
        <div className={`no-print mb-3 ${found ? 'mt-3' : 'mt-6'}`}>
          <SearchForm id="q" query={query.q} wide />
        </div>
        {found && <Emergency {...found} />}
        {hasResults && <Results {...found} {...schedule} />}
        {!hasResults && found?.alarm !== 'sure' && (
          <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
            {found ? <AskUs heading={heading} text={text} /> : <EmergencyLine />}
            <MostWantedPages />
          </div>
        )}
      </div>
    </>
  );
}
