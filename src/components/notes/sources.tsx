import { type Source, sourceLanguage, sourceLine } from '../../facts/sources/source.ts';
import { newTabAttributes } from '../links/button-link.tsx';
import { useLangOf, useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** A collapsed list of a text's sources, as links. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const lang = useLangOf(sourceLanguage);
  const { frame } = useWords('frame');
  return (
    <section aria-labelledby="sources" data-search="off" className="text-small text-ink-soft">
      <details className="disclosure">
        <summary className="min-h-11 py-2">
          <h2 id="sources" className="inline text-h4">
            {frame.sources}
          </h2>{' '}
          ({sources.length})
        </summary>
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
      </details>
    </section>
  );
}
