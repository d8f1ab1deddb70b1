import { type Source, sourceLanguage, sourceLine } from '../../facts/sources/source.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { Disclosure } from '../lists/disclosure.tsx';
import { useLangOf, useWords } from '../locale.tsx';

/** The published sources of the sums above it, and the law that sets them, folded. */
export function SourceNote({ sources }: { sources: readonly Source[] }) {
  const lang = useLangOf(sourceLanguage);
  const { frame } = useWords('frame');
  return (
    <Disclosure
      className="source-note mt-2 max-w-measure text-small text-ink-soft"
      summary={frame.source}
    >
      {sources.map((source) => (
        <p key={source.url} lang={lang}>
          <a href={source.url} {...newTabAttributes} className="underline">
            {sourceLine(source)}
            <NewTabNote />
          </a>
        </p>
      ))}
    </Disclosure>
  );
}
