import { useLanguage, useWords } from '../../components/locale.tsx';
import type { Notice } from '../../facts/schedule/notice.ts';

const looks = {
  emergency: { box: 'bg-alarm-tint', ink: 'text-alarm-ink' },
  warning: { box: 'bg-amber-tint', ink: 'text-amber-ink' },
  // red is reserved for danger
  info: { box: 'bg-tint', ink: 'text-brand' },
} as const;

/** The current notices, at the top of the page; null if there are none. */
export function SiteNotices({ notices }: { notices: readonly Notice[] }) {
  const { frame, formatDay } = { ...useWords('frame'), ...useWords('format') };
  const language = useLanguage();
  if (notices.length === 0) return null;
  return (
    <section id="notices" data-search="off" aria-label={frame.notices.label}>
      {notices.map(({ id, level, text, until }) => {
        const [day = '', time] = until.split('T');
        const end = time ? `${formatDay(day)}, ${time}` : formatDay(day);
        return (
          <div key={id} id={`notice-${id}`} className={looks[level].box}>
            <p className="shell py-4">
              <strong className={looks[level].ink}>{`${frame.notices.levels[level]}:`}</strong>
              {` ${text[language]} `}
              <small>{frame.notices.until(end)}</small>
            </p>
          </div>
        );
      })}
    </section>
  );
}
