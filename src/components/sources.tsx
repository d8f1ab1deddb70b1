import { type Source, sourceLine } from '../facts/source.ts';
import { UnbrokenText } from '../markup/unbroken-text.tsx';

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
            <li key={source}>
              <UnbrokenText text={source} />
            </li>
          ) : (
            <li key={source.url}>
              <a href={source.url} rel="noreferrer" className="text-link">
                <UnbrokenText text={sourceLine(source)} />
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
