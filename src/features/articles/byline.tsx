import type { ReactNode } from 'react';
import { useWords } from '../../components/locale.tsx';
import { SampleNote } from '../../components/notes/sample-note.tsx';
import { initialsOf, Monogram } from '../../components/pictures/monogram.tsx';
import { Portrait } from '../../components/pictures/portrait.tsx';
import { people } from '../../facts/people/people.ts';
import type { Article } from '../../words/articles/article.ts';

interface BylineProps {
  article: Article;
  /** Shows the author's portrait, if there is one, instead of the monogram. */
  portrait?: boolean;
  /** Shown at the end of the row: the share button. */
  children?: ReactNode;
}

/** The author and their role, and the date of the last change. */
export function Byline({ article, portrait, children }: BylineProps) {
  const { formatDay } = useWords('format');
  const { author, published, modified } = article;
  const { name } = people[author];
  const { roles } = useWords('people');
  const { articleFrame } = useWords('articlesPages');
  return (
    <div className="byline flex flex-wrap items-center gap-4 border-y border-line py-4">
      {portrait ? (
        <Portrait name={name} portrait={author} className="size-14 text-h4" />
      ) : (
        <Monogram initials={initialsOf(name)} />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p>
          <span className="block font-semibold">{name}</span>{' '}
          <span className="block text-small text-ink-soft">{roles[author]}</span>
        </p>
        <SampleNote of="byline" className="text-small text-ink-soft" />
        {modified !== published && (
          <p className="text-small text-ink-soft">
            {articleFrame.lastChangedOn}{' '}
            <time dateTime={modified} className="unbroken">
              {formatDay(modified)}
            </time>
          </p>
        )}
      </div>
      {/* on a phone it is below the text */}
      <div className="hidden lg:block">{children}</div>
    </div>
  );
}
