import { type Source, sourceLanguage, sourceLine } from '../../facts/sources/source.ts';
import { newTabAttributes } from '../links/button-link.tsx';
import { Disclosure } from '../lists/disclosure.tsx';
import { useLangOf, useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** A collapsed list of a text's sources, as links. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const lang = useLangOf(sourceLanguage);
  const { frame } = useWords('frame');
  return (
    <section aria-labelledby="sources" data-search="off" className="text-small text-ink-soft">
      <Disclosure
        summary={
          <h2 id="sources" className="text-h4">
            {frame.sources} ({sources.length})
          </h2>
        }
      >
        <p>{frame.sourcesHint}</p>
        <ul lang={lang} className="dotted mt-2 space-y-1">
          {sources.map((source) => (
            <li key={source.url}>
              <a href={source.url} {...newTabAttributes} className="text-link">
                <UnbrokenText text={sourceLine(source)} />
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
