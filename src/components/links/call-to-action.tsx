import type { Action } from '../../models/service-page.ts';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { ActionLinks } from './action-links.tsx';

interface CallToActionProps {
  actions: readonly Action[];
  heading?: string;
  text?: string;
}

/** The band at the end of a page with the next steps. */
export function CallToAction({ actions, ...own }: CallToActionProps) {
  const { frame } = useWords('frame');
  const { heading, text } = { ...frame.closing, ...own };
  return (
    <section
      aria-labelledby="next-step"
      data-search="off"
      className="no-print bg-tint py-12 md:py-16"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-measure">
          <h2 id="next-step" className="text-h2">
            {heading}
          </h2>
          <p className="mt-2 text-lead text-ink-soft">
            <LinkedText text={text} />
          </p>
        </div>
        <div className="actions flex flex-wrap gap-3 max-sm:w-full">
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  );
}
