import { type Source, sourceLine } from '../facts/source.ts';
import { newTabAttributes } from './button-link.tsx';
import { useWords } from './edition.tsx';
import { UnbrokenText } from './text/unbroken-text.tsx';

/** The works that a text leans on, each with its address. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { frame } = useWords('frame');
  return (
    <section aria-labelledby="sources" className="text-small text-ink-soft">
      <h2 id="sources" className="text-h4">
        {frame.sources}
      </h2>
      <p className="no-print mt-1">{frame.sourcesHint}</p>
      <ul className="dotted mt-2 space-y-1">
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} {...newTabAttributes} className="text-link">
              <UnbrokenText text={sourceLine(source)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
