import { type Source, sourceLine } from '../facts/source.ts';
import { NewTabNote, newTabAttributes } from './button-link.tsx';

/** Where the sums above it were published, as one small line. */
export function SourceNote({ source }: { source: Source }) {
  return (
    <p className="source-note mt-3 text-small text-ink-soft">
      Source:{' '}
      <a href={source.url} {...newTabAttributes} className="text-link">
        {sourceLine(source)}
        <NewTabNote />
      </a>
    </p>
  );
}
