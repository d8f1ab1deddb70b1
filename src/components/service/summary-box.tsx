import { phoneHref } from '../../facts/hospital/site.ts';
import { ActionLinks } from '../links/action-links.tsx';
import { FactList } from '../lists/fact-list.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import type { Service } from './service.ts';

/** The key facts: hours, phone, insurance, booking. */
export function SummaryBox({ service: { words, labels } }: { service: Service }) {
  return (
    <div className="rounded-panel bg-surface p-6 shadow-float md:p-7">
      <h2 id="opening-hours" className="text-h3">
        {labels.openingHours}
      </h2>
      <div className="mt-4">
        <FactList facts={words.hours} />
      </div>
      <p className="mt-5 text-small text-ink-soft">{labels.accredited}</p>
      {words.actions[0]?.target !== 'call' && (
        <p className="mt-4">
          <a href={phoneHref} className="text-link inline-flex min-h-11 items-center">
            <span>
              <UnbrokenText text={labels.call} />
            </span>
          </a>
        </p>
      )}
      <div className="no-print mt-3 hidden flex-wrap gap-3 lg:flex">
        <ActionLinks actions={words.actions.slice(0, 1)} />
      </div>
    </div>
  );
}
