import { ClothStrip } from '../../../components/cloth/cloth.tsx';
import { Breadcrumbs } from '../../../components/document/breadcrumbs.tsx';
import { SearchForm } from '../../../components/document/search-form.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { ChatNote } from '../../../components/links/chat-note.tsx';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { InEmergency } from '../../../components/links/in-emergency.tsx';
import { MostWantedPages } from '../../../components/links/most-wanted-pages.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import { chatLink } from '../../../messages/chat-link.ts';
import type { SearchAnswer } from '../../../messages/search-answer.ts';
import { BestAnswer } from './best-answer.tsx';
import { SearchResults } from './search-results.tsx';
import { UrgentAnswer } from './urgent-answer.tsx';

/** Phone and chat, for questions that no page answers. */
function ContactOptions() {
  const { frame } = useWords('frame');
  return (
    <div className="actions mt-4 flex flex-wrap gap-3">
      <ButtonLink href={phoneHref} look="quiet" icon="phone">
        {`${frame.call} ${site.phone}`}
      </ButtonLink>
      <ButtonLink href={chatLink()} look="chat" icon="chat" newTab>
        {frame.chatOnWhatsApp}
      </ButtonLink>
      <ChatNote />
    </div>
  );
}

function NoResults({ hasNoIndex = false }: Pick<SearchAnswer, 'hasNoIndex'>) {
  const { searchPage } = useWords('searchPage');
  return (
    <div className="mt-10 max-w-measure">
      <h2 className="text-h3">{hasNoIndex ? searchPage.failed : searchPage.nothing}</h2>
      <p className="mt-2 text-ink-soft">
        {hasNoIndex ? searchPage.failedHint : searchPage.nothingHint}
      </p>
      <ContactOptions />
      <div className="mt-10">
        <MostWantedPages />
      </div>
    </div>
  );
}

function Results({
  results: all,
  hasAnswer = false,
  ...schedule
}: Pick<SearchAnswer, 'results' | 'hasAnswer'> & Pick<PageProps, 'today' | 'changes'>) {
  const { searchPage, resultsFound } = useWords('searchPage');
  const [answer] = hasAnswer ? all : [];
  const results = answer ? all.slice(1) : all;
  return (
    <div className="beside-narrow mt-10 grid items-start gap-x-14 gap-y-8">
      <div>
        {answer && <BestAnswer result={answer} {...schedule} />}
        {results.length > 0 && (
          <>
            <h2 className="text-h4">{resultsFound(results.length)}</h2>
            <SearchResults results={results} />
          </>
        )}
      </div>
      <div className="no-print rounded-panel bg-sunk p-5">
        <h2 className="text-h4">{searchPage.askHeading}</h2>
        <ContactOptions />
      </div>
    </div>
  );
}

/** /search: the search box with popular pages, or the results for `?q=`. */
export function SearchPage({ place, query, found, today, changes }: PageProps) {
  const { searchPage } = useWords('searchPage');
  const { frame } = useWords('frame');
  return (
    <>
      <ClothStrip />
      <div className="shell pt-3 pb-14 md:pb-20">
        <Breadcrumbs place={place} />
        <h1 className="mt-3 text-h1 md:mt-6">
          {found ? searchPage.resultsHeading : searchPage.heading}
        </h1>
        {!found && <p className="mt-4 max-w-measure text-lead text-ink-soft">{searchPage.lead}</p>}
        <div className="no-print mt-6">
          <SearchForm id="q" query={query.q} />
        </div>
        {found && found.alarm !== 'calm' && <UrgentAnswer emergencies={found.emergencies} />}
        {found?.alarm === 'calm' && (
          <div className="mt-6">
            {found.mayBeIll ? <EmergencyLine /> : <InEmergency label={frame.inEmergency} />}
          </div>
        )}
        {found && found.results.length > 0 && <Results {...found} {...{ today, changes }} />}
        {found && found.alarm !== 'sure' && found.results.length === 0 && <NoResults {...found} />}
        {!found && (
          <div className="mt-10 max-w-measure">
            <MostWantedPages />
            <div className="mt-6">
              <EmergencyLine />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
