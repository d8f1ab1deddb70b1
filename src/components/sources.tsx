import { type Source, sourceLine } from '../facts/source.ts';
import { NewTabNote, newTabAttributes } from './button-link.tsx';

/** The works that a text leans on, each with its address. */
export function Sources({ sources }: { sources: readonly (Source | string)[] }) {
  return (
    <section aria-labelledby="sources" className="text-small text-ink-soft">
      <h2 id="sources" className="text-h4">
        Sources
      </h2>
      <ul className="dotted mt-2 space-y-1">
        {sources.map((source) =>
          typeof source === 'string' ? (
            <li key={source}>{source}</li>
          ) : (
            <li key={source.url}>
              <a href={source.url} {...newTabAttributes} className="text-link">
                {sourceLine(source)}
                <NewTabNote />
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
