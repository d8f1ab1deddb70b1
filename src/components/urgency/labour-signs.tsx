import { Icon } from '../icons/icon.tsx';
import { siren } from '../icons/icon-names.ts';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { urgencyFrame } from './urgency-card.tsx';

/** A text with its first clause, what to do, in bold. */
function Act({ text, className }: { text: string; className?: string }) {
  // up to a comma or full stop that no figure holds
  const act = text.split(/[,.](?=\s|$)/, 1).join();
  return (
    <>
      <strong className={className}>
        <LinkedText text={act} />
      </strong>
      <LinkedText text={text.slice(act.length)} />
    </>
  );
}

/** A text without the words that its card's heading shows; search and screen readers read them. */
function BelowHeading({ text, repeated }: { text: string; repeated: string }) {
  const [before = '', words, after = ''] = text.split(new RegExp(`((?:, )?${repeated}(?:, )?)`));
  return (
    <>
      <LinkedText text={before} />
      {/* search reads no span that is not shown */}
      {words && <strong className="sr-only">{words}</strong>}
      <LinkedText text={after} />
    </>
  );
}

/** When to come in labour: a card for those who cannot wait, above the one for those who may. */
export function LabourSigns() {
  const { labourGroups, labourRows } = useWords('labourWords');
  return (
    <div className="space-y-4">
      {(['now', 'healthy'] as const).map((group) => {
        const { heading, repeated } = labourGroups[group];
        const isNow = group === 'now';
        return (
          <div key={group} className={urgencyFrame(!isNow)}>
            <div
              className={`flex items-center gap-3 px-5 py-3 md:px-8 ${isNow ? 'bg-alarm text-on-alarm' : 'bg-sunk'}`}
            >
              {isNow && <Icon path={siren} className="size-7" />}
              {/* no section of the search, which shows the rows of both cards together */}
              <h3
                data-search="off"
                className={`${isNow ? 'text-h3' : 'text-h4'} text-balance first-letter:uppercase`}
              >
                <UnbrokenText text={heading} />
              </h3>
            </div>
            <dl
              className={`leading-snug md:px-8 ${isNow ? 'flow-columns px-5 py-3 max-md:divide-y max-md:divide-line xl:columns-3' : 'grid gap-x-8 gap-y-4 p-5 card-threes'}`}
            >
              {labourRows[group].map(({ term, detail }) => (
                <div key={term} className={isNow ? 'py-2' : undefined}>
                  <dt className="font-display text-h4 text-balance">
                    <BelowHeading text={term} repeated={repeated} />
                  </dt>
                  <dd className="mt-1 first-letter:uppercase">
                    {detail.startsWith(repeated) ? (
                      <BelowHeading text={detail} repeated={repeated} />
                    ) : (
                      <Act text={detail} {...(isNow && { className: 'text-alarm-ink' })} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </div>
  );
}
