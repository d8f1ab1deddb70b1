import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { ArticleBlock, Inline } from '../../words/articles/article.ts';
import { InlineText } from './inline-text.tsx';

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? 'list-decimal space-y-2 ps-6' : 'dotted space-y-2'}>
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

/** An article's text: headings, paragraphs and lists. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => {
        const key = index;
        return <ArticleBlockView key={key} block={block} />;
      })}
    </div>
  );
}
