import type { Block } from '../../models/service-page.ts';
import { NumberedSteps } from '../lists/numbered-steps.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { slugOf } from '../text/slug-of.ts';

type FirstAidProps = Omit<Extract<Block, { kind: 'firstAid' }>, 'kind'> & { id: string };

/**
 * First-aid steps by emergency. The most urgent ones are open; the others open without script, and
 * all are open in print.
 */
export function FirstAid({ id, heading, intro, topics, note }: FirstAidProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <p className="mt-2 max-w-measure">
        <LinkedText text={intro} />
      </p>
      <div className="mt-4 grid items-start gap-x-16 lg:grid-cols-2">
        {topics.map(({ id: topicId, title, steps, never, open }) => (
          <details key={title} open={open} className="disclosure border-t border-line">
            <summary className="min-h-12 py-3">
              <h3 id={topicId ?? slugOf(title)} className="inline text-h4 leading-snug">
                {title}
              </h3>
            </summary>
            <div className="pb-5">
              <NumberedSteps steps={steps} />
              {never && (
                <p className="mt-3 font-semibold">
                  <LinkedText text={never} />
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-4 max-w-measure">
        <LinkedText text={note} />
      </p>
    </section>
  );
}
