import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { Breadcrumbs } from '../../../components/document/breadcrumbs.tsx';
import { SearchForm } from '../../../components/document/search-form.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { InEmergency } from '../../../components/links/in-emergency.tsx';
import { MostWantedPages } from '../../../components/links/most-wanted-pages.tsx';
import { useShaSums } from '../../../components/lists/sha-sums.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import type { SearchAnswer, SearchResult } from '../../../components/search-answer.ts';
import { UrgencyCard } from '../../../components/urgency/urgency-card.tsx';
import { site } from '../../../facts/hospital/site.ts';
import { BestAnswer, type Schedule } from './best-answer.tsx';
import { Result } from './search-results.tsx';

/** The number to call above all results, with first aid in an emergency. */
function Emergency({ alarm, mayBeIll, emergencies }: SearchAnswer) {
  const { searchPage } = useWords('searchPage');
  const { frame } = useWords('frame');
  if (alarm === 'calm') {
    return mayBeIll ? <EmergencyLine /> : <InEmergency label={frame.inEmergency} />;
  }
  return (
    <UrgencyCard urgency="now" id="urgent" heading={searchPage.urgentHeading}>
      <h3 className="mt-5 font-body text-base">{searchPage.firstAidHeading}</h3>
      <ul>
        {emergencies.map(({ address, label }) => (
          <li key={address}>
            <a href={address} className="text-link touch-target font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </UrgencyCard>
  );
}

/** Phone and chat, for questions that no page answers. */
function AskUs(own: { heading: string; text?: string }) {
  const { frame } = useWords('frame');
  const call = { target: 'call', label: `${frame.call} ${site.phone}` } as const;
  const chat = { target: 'chat', label: frame.chatOnWhatsApp } as const;
  return (
    <div className="lg:sticky lg:top-24">
      <UrgencyCard urgency="ask" id="ask" actions={[call, chat]} {...own} />
    </div>
  );
}

/** Returns the result without its lines, if the answer above shows all their sums. */
function withoutSums(sums: readonly string[], result: SearchResult): SearchResult {
  const text = result.lines.flatMap((line) => line.map((part) => part.text)).join('');
  const found = text.match(/[A-Z][A-Za-z]{2} \d[\d,]*\d/g) ?? [];
  const repeats = found.length > 0 && found.every((sum) => sums.includes(sum));
  return repeats ? { ...result, lines: [] } : result;
}

function Results({ results: all, hasAnswer = false, ...schedule }: SearchAnswer & Schedule) {
  const { searchPage, resultsFound } = useWords('searchPage');
  const [answer] = hasAnswer ? all : [];
  const { birthCostWords } = useWords('birthCost');
  const sums = useShaSums(schedule.today);
  const shown = answer?.address.endsWith(`#${birthCostWords.id}`) ? sums : [];
  const results = all.slice(answer ? 1 : 0).map((result) => withoutSums(shown, result));
  return (
    <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
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
      <AskUs heading={searchPage.askHeading} />
    </div>
  );
}

/** /search: the search box with popular pages, or the results for `?q=`. */
export function SearchResultsPage({ place, query, found, ...schedule }: PageProps & Schedule) {
  const { searchPage } = useWords('searchPage');
  const { nothing, nothingHint, failed, failedHint } = searchPage;
  const hasResults = found && found.results.length > 0;
  const form = <SearchForm id="q" query={query.q} wide />;
  if (!found) {
    return (
      <>
        <ClothStrip />
        <div className="shell pt-3 pb-14 md:pb-20">
          <Breadcrumbs place={place} />
          <div className="mt-3 grid items-end gap-x-14 gap-y-8 md:mt-6 lg:grid-cols-2">
            <div className="space-y-6">
              <h1 className="text-h1">{searchPage.heading}</h1>
              <p className="max-w-measure text-lead text-ink-soft">{searchPage.lead}</p>
              <div className="no-print">{form}</div>
              <EmergencyLine />
            </div>
            <MostWantedPages />
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <ClothStrip />
      <div className="shell pt-3 pb-14 md:pb-20">
        <Breadcrumbs place={place} />
        <h1 className="mt-1 text-h2">{searchPage.resultsHeading}</h1>
        <div className="no-print mt-3">{form}</div>
        <div
          className={`mt-3 grid gap-x-14 ${found.alarm === 'calm' ? 'lg:grid-cols-2' : ''}`.trim()}
        >
          <div>
            <Emergency {...found} />
          </div>
        </div>
        {hasResults && <Results {...found} {...schedule} />}
        {!hasResults && found.alarm !== 'sure' && (
          <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
            <AskUs
              heading={found.hasNoIndex ? failed : nothing}
              text={found.hasNoIndex ? failedHint : nothingHint}
            />
            <MostWantedPages />
          </div>
        )}
      </div>
    </>
  );
}
