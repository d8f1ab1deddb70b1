import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { ArticleBody } from '../../../src/features/articles/article-body.tsx';
import type { ArticleBlock } from '../../../src/words/articles/article.ts';

function shown(...blocks: ArticleBlock[]): string {
  return renderToStaticMarkup(<ArticleBody blocks={blocks} />);
}

it('a list of steps in an article is numbered', () => {
  const html = shown({ kind: 'list', ordered: true, items: [['Hold it.'], ['Come.']] });
  expect(html).toMatch(/<ol[^>]*><li>Hold it\.<\/li><li>Come\.<\/li><\/ol>/);
});

it('a paragraph keeps bold, emphasis and links, and links a phone number', () => {
  const html = shown({
    kind: 'paragraph',
    children: [
      { kind: 'strong', children: [`Call ${site.phone}`] },
      ' or ',
      { kind: 'link', href: '/contact#form', children: [`write, ${site.phone}`] },
    ],
  });
  expect(html).toContain(`<strong>Call <a href="${phoneHref}"`);
  expect(html).toContain(`<a href="/contact#form" class="text-link">write, ${site.phone}</a>`);
});
