import type { Block } from '../../words/departments/department-words.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { NumberedSteps } from '../lists/numbered-steps.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { slugOf } from '../text/slug-of.ts';

type FirstAidProps = Omit<Extract<Block, { kind: 'firstAid' }>, 'kind'> & { id: string };

/**
 * First-aid steps in groups of emergencies. The most urgent ones are open; the others open without
 * script, and all are open in print.
 */
export function FirstAidTopics({ id, heading, intro, groups, note, noteStart }: FirstAidProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <div className="mt-2 grid items-start gap-x-16 gap-y-3 lg:grid-cols-2">
        <p>
          <LinkedText text={intro} />
        </p>
        <div className="rounded-control bg-alarm-tint px-4 py-3">
          <p>
            <strong>{noteStart}</strong>
            <LinkedText text={note.slice(noteStart.length)} />
          </p>
        </div>
      </div>
      <div className="flow-columns mt-5">
        {groups.map((group) => (
          <section key={group.heading} aria-labelledby={slugOf(group.heading)} className="pb-8">
            {/* not a heading: the search finds each topic under its own */}
            <p
              id={slugOf(group.heading)}
              className="pb-2 font-display text-h3 font-bold"
              data-search="off"
            >
              {group.heading}
            </p>
            {group.topics.map(({ id: topicId, title, steps, never, open }) => (
              <Disclosure
                key={title}
                id={topicId ?? slugOf(title)}
                open={open}
                className="border-t border-line"
                summary={<h3 className="text-h4">{title}</h3>}
              >
                <NumberedSteps steps={steps} />
                {never && (
                  <p className="mt-3 font-semibold">
                    <LinkedText text={never} />
                  </p>
                )}
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
