import type { Action } from '../../words/departments/department-words.ts';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { ActionLinks } from './action-links.tsx';

interface CallToActionProps {
  actions: readonly Action[];
  heading?: string;
  text?: string;
}

/** The next steps at the end of a page. */
export function CallToAction({ actions, ...own }: CallToActionProps) {
  const { frame } = useWords('frame');
  const { heading, text } = { ...frame.closing, ...own };
  return (
    <section
      aria-labelledby="next-step"
      data-search="off"
      className="no-print border-t border-line bg-sunk py-8 md:py-16"
    >
      <div className="shell">
        <div className="closing lg:grid-cols-2">
          <div className="max-w-measure">
            <h2 id="next-step" className="text-h2">
              {heading}
            </h2>
            <p className="mt-2 text-balance text-ink-soft">
              <LinkedText text={text} />
            </p>
          </div>
          <div className="actions flex max-w-measure flex-wrap gap-3 self-center lg:justify-self-end">
            <ActionLinks actions={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
