import { useLanguage, useWords } from '../../components/locale.tsx';
import { type StatusEntry, statusBounds } from '../../facts/schedule/status/status.ts';

/** What staff report now, each with its time; null when they report nothing. */
export function StatusReports({ status, day }: { status: readonly StatusEntry[]; day: string }) {
  const { today } = useWords('today');
  const language = useLanguage();
  if (status.length === 0) return null;
  return (
    <section aria-labelledby="status" data-search="off" className="shell pb-7">
      <h2 id="status" className="text-h3">
        {today.statusHeading}
      </h2>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {status.map((entry) => {
          const { term, state, asOf } = today.statusReport(entry, day);
          return (
            // the service worker and the script remove it when it expires
            <p key={entry.of} data-until={statusBounds(entry)[1]} className="py-2">
              <strong>{`${term}: ${state}.`}</strong>
              {entry.note && ` ${entry.note[language]}`}
              <small className="block text-ink-soft">{asOf}</small>
            </p>
          );
        })}
      </div>
    </section>
  );
}
