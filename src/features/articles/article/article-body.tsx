import { HeadedFold } from '../../../components/lists/disclosure.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { PictureName } from '../../../facts/media/picture-names.ts';
import { type ArticleBlock, type Inline, inlineText } from '../../../words/articles/article.ts';
import { InlineText } from './inline-text.tsx';

type Items = readonly (readonly Inline[])[];

const isStrong = (run?: Inline) => typeof run === 'object' && run.kind === 'strong';

/** Returns the terms and figures of a list such as '- Before meals: **4.0-7.0 mmol/L**'; undefined for others. */
function figuresOf(items: Items) {
  const pairs = items.flatMap(([term, figure, more]) =>
    typeof term === 'string' && term.endsWith(': ') && isStrong(figure) && !more
      ? [[term.slice(0, -2), inlineText(figure)] as const]
      : [],
  );
  return pairs.length === items.length ? pairs : undefined;
}

function List({ ordered, items }: { ordered: boolean; items: Items }) {
  const figures = ordered ? undefined : figuresOf(items);
  if (figures) {
    return (
      <dl className="fact-list-short divide-y divide-line border-y border-line">
        {figures.map(([term, figure]) => (
          <div key={term} className="fact-row">
            <dt>
              <UnbrokenText text={term} />
            </dt>
            <dd className="text-h3 font-bold text-brand">
              <UnbrokenText text={figure} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={`${ordered ? 'numbered' : 'dotted'} space-y-2`}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <InlineText runs={item} />
        </li>
      ))}
    </Tag>
  );
}

function ArticleBlockView({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id}>
          <UnbrokenText text={block.text} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText runs={block.children} />
        </p>
      );
    case 'list':
      return <List {...block} />;
  }
}

function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => {
    const key = index;
    return <ArticleBlockView key={key} block={block} />;
  });
}

/** Returns the blocks up to the next heading. */
function upToHeading(blocks: readonly ArticleBlock[]): readonly ArticleBlock[] {
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** The sections of an article, each folded behind its heading on a phone; text before them is not. */
function FoldedSections({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const opening = upToHeading(blocks);
  return (
    <div className="sm:space-y-6">
      {opening.length > 0 && (
        <div className="prose">
          <ArticleBlocks blocks={opening} />
        </div>
      )}
      {blocks.map(
        (block, index) =>
          block.kind === 'heading' && (
            <HeadedFold key={block.id} id={block.id} heading={block.text}>
              <div className="prose sm:mt-3">
                <ArticleBlocks blocks={upToHeading(blocks.slice(index + 1))} />
              </div>
            </HeadedFold>
          ),
      )}
    </div>
  );
}

interface ArticleBodyProps {
  blocks: readonly ArticleBlock[];
  /** Shown after the first paragraph, so that the text begins on a phone's first screen. */
  picture: PictureName;
  /** Folded by section on a phone, for a reader who needs one of them at once. */
  folded: boolean;
}

/** An article's text: headings, paragraphs and lists, and its picture. */
export function ArticleBody({ blocks, picture, folded }: ArticleBodyProps) {
  const [first, ...others] = blocks;
  return (
    <div className="prose">
      {first && <ArticleBlockView block={first} />}
      <Picture
        name={picture}
        size="article"
        eager
        className={`my-4 aspect-3/2 rounded-panel ${folded ? 'max-sm:hidden' : ''}`.trim()}
      />
      {folded ? <FoldedSections blocks={others} /> : <ArticleBlocks blocks={others} />}
    </div>
  );
}
