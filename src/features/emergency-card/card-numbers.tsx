import { newTabAttributes } from '../../components/links/button-link.tsx';
import { Disclosure } from '../../components/lists/disclosure.tsx';
import { useLangOf, useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { emergencyHelplines, helplines } from '../../facts/clinical/helplines.ts';
import { reverseCall } from '../../facts/hospital/contact/reverse-call.ts';
import { site } from '../../facts/hospital/site.ts';
import { type Source, sourceLanguage } from '../../facts/sources/source.ts';
import { CardRows } from './card-rows.tsx';

/** The sources of the other organisations' numbers, without repetition. */
const sources: readonly Source[] = [
  ...new Map(
    emergencyHelplines.map((key) => [helplines[key].source.url, helplines[key].source]),
  ).values(),
];

/** The oldest date of a check, so that the card never claims a later one. */
const checked = emergencyHelplines.map((key) => helplines[key].asOf).sort()[0] as string;

/** The hospital's phone number and the helplines, with sources and the date of the last check. */
export function CardNumbers() {
  const { emergencyCard } = useWords('emergencyCard');
  const { frame } = useWords('frame');
  const { helplineNames } = useWords('helplineWords');
  const lang = useLangOf(sourceLanguage);
  const { numbers, lastCheckedOn } = emergencyCard;
  const lines = emergencyHelplines.map((key) => ({
    term: helplineNames[key],
    detail: helplines[key].number,
  }));
  return (
    <section id={numbers.id}>
      <h2>{numbers.heading}</h2>
      {reverseCall && <p className="first">{frame.noCredit(reverseCall)}</p>}
      <CardRows facts={[{ term: site.name, detail: site.phone }, ...lines]} />
      <p className="small">
        <LinkedText text={lastCheckedOn(checked)} />
      </p>
      <div className="small card-sources">
        <Disclosure summary={`${frame.sources} (${sources.length})`}>
          {sources.map(({ publisher, url }) => (
            <p key={url}>
              <a href={url} lang={lang} {...newTabAttributes}>
                {publisher}
              </a>
            </p>
          ))}
        </Disclosure>
      </div>
    </section>
  );
}
