import type { ComponentType, ReactNode } from 'react';
import { PageLink } from '../../../components/links/page-link.tsx';
import { ShaSums } from '../../../components/lists/sha-sums.tsx';
import { TermLines } from '../../../components/lists/term-lines.tsx';
import { useLangOf, useWords } from '../../../components/locale.tsx';
import type { PageProps } from '../../../components/page-props.ts';
import type { AskedClinics, SearchResult } from '../../../components/search-answer.ts';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { SpecialHours } from '../../../facts/schedule/notice.ts';
import { dayAfter } from '../../../time/days.ts';
import { FoundLink, Lines } from './search-results.tsx';

/** The day of the page, and the views of clinics on a day and of the next visiting hours. */
export interface Schedule extends Pick<PageProps, 'today' | 'changes'> {
  ClinicsOn: ComponentType<
    { day: string; special: readonly SpecialHours[] } & Pick<AskedClinics, 'ids'>
  >;
  visits: ReactNode;
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
  const lang = useLangOf(language);
  const hasSums = !lang && address.endsWith(`#${birthCostWords.id}`);
  // the others repeat the sums, and the section has them all
  const shown = hasSums ? lines.slice(0, 3) : lines;
  const isPage = heading === page;
  const { frame } = useWords('frame');
  return (
    <section aria-labelledby="answer" className="rounded-panel bg-surface p-5 floats md:p-8">
      <div lang={lang}>
        <h2 id="answer" className="text-section">
          {heading}
        </h2>
        {hasSums && <p className="mt-2">{packagesPage.withShaLabel}</p>}
        {hasSums && <ShaSums today={today} cesarean={concepts?.includes('caesarean')} />}
        {concepts?.includes('visiting') && <div className="mt-3">{visits}</div>}
        {isPage && <Lines lines={shown.slice(0, 1)} />}
        {!clinics && <TermLines lines={isPage ? shown.slice(1) : shown} otherwise={Lines} />}
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
      <p className="mt-3 flex flex-wrap gap-x-8">
        <FoundLink {...{ address, language }} className="text-link touch-target">
          {page}
        </FoundLink>
        {isPage && (
          <a href={phoneHref} className="text-link touch-target">
            {`${frame.call} ${site.phone}`}
          </a>
        )}
        {hasSums && (
          <PageLink to="whatWillIPay" className="text-link touch-target">
            {whatWillIPay.heading}
          </PageLink>
        )}
      </p>
    </section>
  );
}
