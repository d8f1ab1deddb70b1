import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { useWords } from '../../../components/locale.tsx';
import type { EmergencyHint } from '../../../messages/search-answer.ts';
import { FoundLink } from './found-link.tsx';

/** The first part of the results in an emergency: the number to call, then links to first aid. */
export function UrgentAnswer({ emergencies }: { emergencies: readonly EmergencyHint[] }) {
  const { searchPage } = useWords('searchPage');
  return (
    <section
      aria-labelledby="urgent"
      className="mt-8 max-w-measure rounded-panel bg-alarm-tint px-5 py-7 md:px-7"
    >
      <h2 id="urgent" className="mb-4 text-h3">
        {searchPage.urgentHeading}
      </h2>
      <EmergencyLine />
      {emergencies.length > 0 && (
        <>
          <h3 className="mt-5 font-body text-base">{searchPage.firstAidHeading}</h3>
          <ul>
            {emergencies.map(({ label, ...hint }) => (
              <li key={hint.address}>
                <FoundLink
                  {...hint}
                  className="inline-flex min-h-11 items-center py-2 leading-snug font-semibold text-alarm-ink underline underline-offset-4"
                >
                  {label}
                </FoundLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
