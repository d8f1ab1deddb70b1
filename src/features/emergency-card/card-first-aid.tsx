import { Disclosure } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { cardFirstAid, notBreathingCount } from '../../facts/clinical/emergency-card.ts';

function Topics({ topics }: { topics: readonly (typeof cardFirstAid)[number][] }) {
  const { firstAidWords } = useWords('firstAidWords');
  return (
    <div className="card-columns">
      {topics.map((key) => {
        const { id, title, steps, never, inShort } = firstAidWords[key];
        return (
          <Disclosure
            key={key}
            id={id ?? slugOf(title)}
            summary={
              <h3>
                <LinkedText text={title} />
              </h3>
            }
          >
            {inShort && (
              <p className="paper">
                <LinkedText text={inShort} />
              </p>
            )}
            <ol className={inShort && 'screen'}>
              {steps.map((step) => (
                <li key={step}>
                  <LinkedText text={step} />
                </li>
              ))}
            </ol>
            {never && (
              <p className="never">
                <LinkedText text={never} />
              </p>
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}

/** The first-aid steps, one fold per emergency. Who does not breathe is in a panel. */
export function CardFirstAid() {
  const { emergencyCard } = useWords('emergencyCard');
  const { lookFirst } = useWords('firstAidWords');
  const { id, heading } = emergencyCard.firstAid;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <p className="first">
        <LinkedText text={lookFirst} />
      </p>
      <div className="alarm">
        <Topics topics={cardFirstAid.slice(0, notBreathingCount)} />
      </div>
      <Topics topics={cardFirstAid.slice(notBreathingCount)} />
    </section>
  );
}
