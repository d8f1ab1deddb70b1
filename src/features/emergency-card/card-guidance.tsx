import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { cardFirstAid, cardGroups, cardSigns } from '../../facts/clinical/emergency-card.ts';
import { CardRows } from './card-rows.tsx';

/** The first-aid steps, one section per emergency. */
export function CardFirstAid() {
  const { emergencyCard } = useWords('emergencyCard');
  const { firstAidWords, lookFirst } = useWords('firstAidWords');
  const { id, heading } = emergencyCard.firstAid;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <p className="first">
        <LinkedText text={lookFirst} />
      </p>
      <div className="card-columns">
        {cardFirstAid.map((key) => {
          const { id: topicId, title, steps, never } = firstAidWords[key];
          return (
            <section key={key} id={topicId ?? slugOf(title)}>
              <h3>{title}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>
                    <LinkedText text={step} />
                  </li>
                ))}
              </ol>
              {never && <p className="never">{never}</p>}
            </section>
          );
        })}
      </div>
    </section>
  );
}

/** The danger signs, by kind of patient. */
export function CardSigns() {
  const { emergencyCard } = useWords('emergencyCard');
  const { signTexts } = useWords('dangerSignWords');
  const { id, heading, text } = emergencyCard.signs;
  return (
    <section id={id} className="alarm">
      <h2>{heading}</h2>
      <p className="first">{text}</p>
      <div className="card-columns card-signs">
        {cardGroups.map((group) => (
          <section key={group} id={group}>
            <h3>{emergencyCard.groups[group]}</h3>
            <ul>
              {signTexts(...cardSigns[group]).map((sign) => (
                <li key={sign}>
                  <LinkedText text={sign} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** When a child's fever is an emergency, and what to do for a lower one and on the way. */
export function CardFever() {
  const { emergencyCard } = useWords('emergencyCard');
  const { feverWords, mildFever, malariaFeverWords, feverOnTheWay } = useWords('feverWords');
  const { id, heading } = emergencyCard.fever;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <CardRows facts={Object.values(feverWords)} />
      <ul>
        {[malariaFeverWords, mildFever, ...Object.values(feverOnTheWay)].map((line) => (
          <li key={line}>
            <LinkedText text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
