import type { PersonKey } from '../../../src/facts/people.ts';
import type { PictureName } from '../../../src/facts/picture-names.ts';
import type { Article, ArticleBlock, Inline } from '../../../src/words/article.ts';
import { compileBlocks } from './article-blocks.ts';
import type { ArticleContext } from './article-context.ts';
import { ArticleError } from './article-error.ts';
import { readFrontMatter, splitFrontMatter } from './front-matter.ts';

const wordsPerMinute = 200;

function inlineText(inline: Inline): string {
  return typeof inline === 'string' ? inline : inline.children.map(inlineText).join('');
}

/** All that a reader reads in a block, as plain text. */
export function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.children.map(inlineText).join('');
    case 'list':
      return block.items.map((item) => item.map(inlineText).join('')).join(' ');
    case 'table':
      return [block.columns, ...block.rows].flat().join(' ');
    case 'alarm':
      return [block.heading, ...block.blocks.map(blockText)].join(' ');
  }
}

/**
 * An article from the text of its Markdown file. Throws ArticleError with file and line where the
 * front matter, a fact, a link or the Markdown is wrong.
 */
export function compileArticle(file: string, text: string, context: ArticleContext): Article {
  const { yaml, body, bodyLine } = splitFrontMatter(file, text);
  const { urgentSignsLine, ...head } = readFrontMatter(file, yaml, context);
  const blocks = compileBlocks(file, body, bodyLine, context);
  const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ArticleError(file, bodyLine, `two headings give the id '${twice}'`);
  const words = blocks.map(blockText).join(' ').split(/\s+/).length;
  return {
    ...head,
    picture: head.picture as PictureName,
    author: head.author as PersonKey,
    reviewed: head.reviewed as Article['reviewed'],
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    urgentSigns: head.urgentSigns.map((sign) =>
      compileBlocks(file, sign, urgentSignsLine, context).map(blockText).join(' '),
    ),
    body: blocks,
  };
}
