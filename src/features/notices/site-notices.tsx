import { useLanguage, useWords } from '../../components/locale.tsx';
import { isSampleHospital } from '../../facts/hospital/site.ts';
import type { Notice } from '../../facts/schedule/notice.ts';

const looks = {
  emergency: { box: 'bg-alarm-tint', ink: 'text-alarm-ink' },
  warning: { box: 'bg-amber-tint', ink: 'text-amber-ink' },
  // red is reserved for danger
  info: { box: 'bg-tint', ink: 'text-brand' },
} as const;

interface SiteNoticesProps {
  notices: readonly Notice[];
  /** A preview looks like an open hospital with a number to call, so it says that it is none. */
  isPreview: boolean;
}

/** What a preview is, and the current notices, at the top of the page; null if there are none. */
export function SiteNotices({ notices, isPreview }: SiteNoticesProps) {
  const { frame, formatDay } = { ...useWords('frame'), ...useWords('format') };
  const language = useLanguage();
  const { preview } = frame.notices;
  if (notices.length === 0 && !isPreview) return null;
  return (
    <section id="notices" data-search="off" aria-label={frame.notices.label}>
      {isPreview && (
        <p className="bg-amber-tint px-4 py-2 text-center font-semibold text-amber-ink">
          {isSampleHospital ? preview.sample : preview.hospital}
        </p>
      )}
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
