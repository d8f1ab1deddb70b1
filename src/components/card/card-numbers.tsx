import { cardHelplines } from '../../facts/clinical/emergency-card.ts';
import { helplineOn, helplines } from '../../facts/helplines.ts';
import { askUs, stillHolds } from '../../facts/money.ts';
import { site } from '../../facts/site.ts';
import { type Source, sourceLanguage } from '../../facts/source.ts';
import { newTabAttributes } from '../button-link.tsx';
import { useLangOf, useWords } from '../edition.tsx';
import { CardRows } from './card-rows.tsx';

/** Who publishes the numbers of others, each once. */
const sources: readonly Source[] = [
  ...new Map(
    cardHelplines.map((key) => [helplines[key].source.url, helplines[key].source]),
  ).values(),
];

/** The oldest day on which one of the numbers was checked. */
const checked = cardHelplines.map((key) => helplines[key].asOf).sort()[0] as string;

/** The hospital's number and those of others on `today` (ISO 8601), with source and day of the check. */
export function CardNumbers({ today }: { today: string }) {
  const { emergencyCard } = useWords('emergencyCard');
  const { frame } = useWords('frame');
  const { helplineNames } = useWords('helplineWords');
  const { sumInWords } = useWords('birthCost');
  const lang = useLangOf(sourceLanguage);
  const { numbers, checkedOn, checkedTooLongAgo } = emergencyCard;
  const lines = cardHelplines.map((key) => {
    const number = helplineOn(key, today);
    return { term: helplineNames[key], detail: number === askUs ? sumInWords(askUs) : number };
  });
  return (
    <section id={numbers.id}>
      <h2>{numbers.heading}</h2>
      <CardRows facts={[{ term: site.name, detail: site.phone }, ...lines]} />
      <p className="small">
        {(stillHolds(checked, today) ? checkedOn : checkedTooLongAgo)(checked)}
      </p>
      <p className="small card-sources">{`${frame.sources}:`}</p>
      <ul className="small card-sources" lang={lang}>
        {sources.map(({ publisher, url }) => (
          <li key={url}>
            <a href={url} {...newTabAttributes}>
              {publisher}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
