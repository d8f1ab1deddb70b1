import type { ArticleBlock, Inline } from '../../../src/words/article.ts';

/** A run of text without its marks. */
export function inlineText(inline: Inline): string {
  return typeof inline === 'string' ? inline : inline.children.map(inlineText).join('');
}

/** The lines that a reader reads in a block, as plain text: one, or one for each item of a list. */
export function blockLines(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [block.children.map(inlineText).join('')];
    case 'list':
      return block.items.map((item) => item.map(inlineText).join(''));
    case 'alarm':
      return [block.heading, ...block.blocks.flatMap(blockLines)];
  }
}
