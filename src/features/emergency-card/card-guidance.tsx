import { Disclosure } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { splitSigns } from '../../facts/clinical/danger-signs.ts';
import { cardGroups, cardSigns, feverTableSigns } from '../../facts/clinical/emergency-card.ts';
import { CardRows } from './card-rows.tsx';

function Title({ text }: { text: string }) {
  return (
    <h3>
      <LinkedText text={text} />
    </h3>
  );
}

function Lines({
  texts,
  notOnPaper = [],
}: {
  texts: readonly string[];
  notOnPaper?: readonly string[];
}) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text} className={notOnPaper.includes(text) ? 'screen' : undefined}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The danger signs, one fold per kind of patient; the first signs of anyone are always there. */
export function CardSigns() {
  const { emergencyCard } = useWords('emergencyCard');
  const { allSignsLabel, signTexts } = useWords('dangerSignWords');
  const { id, heading, text } = emergencyCard.signs;
  return (
    <section id={id} className="alarm">
      <h2>{heading}</h2>
      <p className="first">{text}</p>
      <div className="card-columns">
        {cardGroups.map((group) => {
          const title = <Title text={emergencyCard.groups[group]} />;
          const texts = signTexts(...cardSigns[group]);
          const notOnPaper = group === 'child' ? signTexts(...feverTableSigns) : [];
          if (group !== 'adult')
            return (
              <Disclosure key={group} id={group} summary={title}>
                <Lines {...{ texts, notOnPaper }} />
              </Disclosure>
            );
          const [shown, folded] = splitSigns(texts);
          return (
            <div key={group} id={group} className="shown-signs">
              {title}
              <Lines texts={shown} />
              <Disclosure summary={<span className="screen">{allSignsLabel(texts.length)}</span>}>
                <Lines texts={folded} />
              </Disclosure>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** When a child's fever is an emergency, and what to do for a lower one and on the way. */
export function CardFever() {
  const { emergencyCard } = useWords('emergencyCard');
  const { feverWords, mildFever, malariaFeverWords, feverOnTheWay } = useWords('feverWords');
  const { id, heading, moreLabel } = emergencyCard.fever;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <CardRows facts={Object.values(feverWords)} />
      <p className="first">
        <LinkedText text={malariaFeverWords} />
      </p>
      <Disclosure summary={<Title text={moreLabel} />}>
        <Lines texts={[mildFever, ...Object.values(feverOnTheWay)]} />
      </Disclosure>
    </section>
  );
}

/** When to come in labour, behind its heading on a phone. */
export function CardLabour() {
  const { emergencyCard } = useWords('emergencyCard');
  const { labourWords } = useWords('labourWords');
  const { id, heading } = emergencyCard.labour;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <Disclosure openWide summary={<span className="sr-only">{heading}</span>}>
        <CardRows facts={labourWords} />
      </Disclosure>
    </section>
  );
}
