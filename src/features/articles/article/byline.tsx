import { useWords } from '../../../components/locale.tsx';
import { SampleNote } from '../../../components/notes/sample-note.tsx';
import { Portrait } from '../../../components/pictures/portrait.tsx';
import { people } from '../../../facts/people/people.ts';
import type { Article } from '../../../words/articles/article.ts';

/** The author and their role. */
export function Byline({ article: { author } }: { article: Article }) {
  const { roles } = useWords('people');
  const { name } = people[author];
  return (
    <div className="byline mt-4 flex items-center gap-3 text-small text-ink-soft">
      <Portrait name={name} portrait={author} className="size-12" />
      <div>
        <p>
          <b className="text-ink">{name}</b>, {roles[author]}
        </p>
        <SampleNote of="byline" />
      </div>
    </div>
  );
}

/** The date of the last change to the text, if there was one. */
export function LastChange({ article: { published, modified } }: { article: Article }) {
  const { formatDay } = useWords('format');
  const { articleFrame } = useWords('articlesPages');
  if (modified === published) return null;
  return (
    <p className="text-small text-ink-soft">
      {articleFrame.lastChangedOn}{' '}
      <time dateTime={modified} className="unbroken">
        {formatDay(modified)}
      </time>
    </p>
  );
}
