import { Fragment } from 'react';
import { type Source, sourceLanguage, sourceLine } from '../../facts/sources/source.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { useLangOf, useWords } from '../locale.tsx';

/** The published sources of the sums above it, and the law that sets them, in small type. */
export function SourceNote({ sources }: { sources: readonly Source[] }) {
  const lang = useLangOf(sourceLanguage);
  const { frame } = useWords('frame');
  return (
    <p className="source-note mt-3 text-small text-ink-soft">
      {`${frame.source}: `}
      {sources.map((source, index) => (
        <Fragment key={source.url}>
          {index > 0 && '; '}
          <a href={source.url} {...newTabAttributes} className="text-link">
            {lang ? <span lang={lang}>{sourceLine(source)}</span> : sourceLine(source)}
            <NewTabNote />
          </a>
        </Fragment>
      ))}
    </p>
  );
}
