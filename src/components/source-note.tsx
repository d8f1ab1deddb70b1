import { type Source, sourceLine } from '../facts/source.ts';
import { NewTabNote, newTabAttributes } from './button-link.tsx';
import { useWords } from './edition.tsx';

/** Where the sums above it were published, as one small line. */
export function SourceNote({ source }: { source: Source }) {
  const { frame } = useWords('frame');
  return (
    <p className="source-note mt-3 text-small text-ink-soft">
      {`${frame.source}: `}
      <a href={source.url} {...newTabAttributes} className="text-link">
        {sourceLine(source)}
        <NewTabNote />
      </a>
    </p>
  );
}
