import type { ComponentType, ReactNode } from 'react';
import { PageLink } from '../../../components/links/page-link.tsx';
import { ShaSums } from '../../../components/lists/sha-sums.tsx';
import { TermLines } from '../../../components/lists/term-lines.tsx';
import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import type { AskedClinics, SearchResult } from '../../../components/search-answer.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { SpecialHours } from '../../../facts/schedule/notice.ts';
import { knownPlaces } from '../../../site/known-places.ts';
import { isDepartmentRoute } from '../../../site/routes.ts';
import { dayAfter } from '../../../time/days.ts';
import { bookingHref } from '../../../words/places.ts';
import { AskableLine, PricedHeading } from './priced-answer.tsx';
import { FoundLink, Lines } from './search-results.tsx';

/** The day of the page, and the views of clinics on a day and of the next visiting hours. */
export interface Schedule extends Pick<PageProps, 'today' | 'changes'> {
  ClinicsOn: ComponentType<
    { day: string; special: readonly SpecialHours[] } & Pick<AskedClinics, 'ids'>
  >;
  visits: ReactNode;
}

/** The booking of a department, in the words of its page; null if it takes none. */
function BookingLink({ address }: { address: string }) {
  const { departmentPages } = useWords('departmentPages');
  const place = knownPlaces.get(address);
  if (!place || !isDepartmentRoute(place.name)) return null;
  const { actions } = departmentPages[place.name];
  const booking = actions.find(({ target }) => target === 'appointments');
  if (!booking) return null;
  return (
    <a href={bookingHref(place)} className="text-link touch-target">
      {booking.label}
    </a>
  );
}

/** The answer to a common question, above the results. */
export function BestAnswer({
  result: { address, language, page, heading, lines, clinics, concepts },
  today,
  changes: { special },
  ClinicsOn,
  visits,
}: Schedule & { result: SearchResult }) {
  const { birthCostWords } = useWords('birthCost');
  const { packagesPage } = useWords('maternityReasons');
  const { whatWillIPay } = useWords('whatWillIPay');
  const { byAppointment } = useWords('today').today;
  const { frame } = useWords('frame');
  const lang = useLangOf(language);
  const hasSums = !lang && address.endsWith(`#${birthCostWords.id}`);
  const isPage = heading === page;
  // lines after the third repeat the sums, and the section has them all
  const rest = lines.slice(isPage ? 1 : 0, hasSums ? 3 : undefined);
  return (
    <section aria-labelledby="answer" className="rounded-panel bg-surface p-5 floats md:p-8">
      <div lang={lang}>
        {!isPage && <p className="text-small text-ink-soft">{page}</p>}
        <h2 id="answer" className="text-section">
          <FoundLink {...{ address, language }} className="text-brand hover:underline">
            <PricedHeading heading={heading} />
          </FoundLink>
        </h2>
        {hasSums && <p className="mt-2">{packagesPage.withShaLabel}</p>}
        {hasSums && <ShaSums today={today} cesarean={concepts?.includes('caesarean')} />}
        {concepts?.includes('visiting') && <div className="mt-3">{visits}</div>}
        {isPage && <AskableLine lines={lines} />}
        {!clinics && <TermLines lines={rest} otherwise={rest.length > 1 ? Lines : AskableLine} />}
      </div>
      {clinics && (
        <div className="mt-3 space-y-2">
          <ClinicsOn
            day={dayAfter(today, clinics.from === 'tomorrow' ? 1 : 0)}
            ids={clinics.ids}
            special={special}
          />
          <p className="text-small text-ink-soft">{byAppointment}</p>
        </div>
      )}
      {isPage && (
        <p className="mt-3 flex flex-wrap gap-x-8">
          {!lang && <BookingLink address={address} />}
          <a href={phoneHref} className="text-link touch-target">
            {/* a space beside an element is lost in a flex box */}
            <span>
              <UnbrokenText text={`${frame.call} ${site.phone}`} />
            </span>
          </a>
        </p>
      )}
      {hasSums && (
        <PageLink to="whatWillIPay" line="mt-3" className="text-link touch-target">
          {whatWillIPay.heading}
        </PageLink>
      )}
    </section>
  );
}
