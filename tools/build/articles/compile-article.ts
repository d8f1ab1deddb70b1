import { everyEntryRow, routes } from '../../../src/site/routes.ts';
import { type Article, type Inline, inlineText } from '../../../src/words/articles/article.ts';
import { compileBlocks } from './article-blocks.ts';
import { type ArticleContext, blockLines, failAt } from './article-context.ts';
import { readHead } from './front-matter.ts';

const wordsPerMinute = 200;

/** The blog and the id that a file's path gives: '.../articles/blog/7.md' is 7 of blog. */
function placeOfFile(file: string): Pick<Article, 'route' | 'id'> {
  const [, folder, id = ''] = /([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  const blog = everyEntryRow.find(([, { parent }]) => routes[parent].path === `/${folder}`);
  if (!blog) return failAt(file, 1, `no blog has the folder '${folder}'`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    failAt(file, 1, `'${id}' cannot be an address; name the file 'small-words.md' or '7.md'`);
  return { route: blog[0], id };
}

/** The signs in groups: a sign wholly in `**...**` is the heading of the signs after it. */
function groupSigns(signs: readonly (readonly Inline[])[]): Article['urgentSigns'] {
  const groups: { heading?: string; signs: (readonly Inline[])[] }[] = [{ signs: [] }];
  for (const sign of signs) {
    const [run = ''] = sign;
    const isHeading = sign.length === 1 && typeof run === 'object' && run.kind === 'strong';
    if (isHeading) groups.push({ heading: inlineText(run), signs: [] });
    else groups.at(-1)?.signs.push(sign);
  }
  return groups.filter((group) => group.signs.length > 0);
}

/** Compiles an article's Markdown file. Throws an error with file, line and remedy for a mistake. */
export function compileArticle(file: string, text: string, context: ArticleContext): Article {
  const { route, id } = placeOfFile(file);
  const [frontMatter, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (!frontMatter)
    return failAt(file, 1, "the file must begin with '---', its front matter and '---'");
  const { head, lineOf } = readHead(file, yaml, route, Object.keys(context.sources));
  const { tags = [], urgentSigns, sources, ...fields } = head;
  if (head.modified < head.published)
    failAt(file, lineOf(['modified']), "modified must not be before 'published'");

  const bodyLine = frontMatter.split('\n').length;
  const body = compileBlocks(file, text.slice(frontMatter.length), bodyLine, context);
  const ids = body.flatMap((block) => (block.kind === 'heading' ? block.id : []));
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice) failAt(file, bodyLine, `two headings give the id '${twice}'; reword one`);

  const prose = body.flatMap(blockLines).join(' ');
  const words = prose.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
  const minutes = words / wordsPerMinute;
  if (Math.abs(head.minutes - minutes) > 1)
    failAt(file, lineOf(['minutes']), `minutes: ${words} words take about ${Math.ceil(minutes)}`);

  const works = sources.flatMap((name) => context.sources[name] ?? []);
  const signs = urgentSigns.flatMap((sign, index) => {
    const line = lineOf(['urgentSigns', index]);
    return compileBlocks(file, sign, line, context).flatMap((block) => {
      if (block.kind === 'list') return block.items;
      if (block.kind === 'paragraph') return [block.children];
      return failAt(file, line, 'urgentSigns: a sign is one line of text, or a list by name');
    });
  });
  return {
    ...{ route, id, ...fields, tags },
    sources: [...new Map(works.map((work) => [work.url, work])).values()],
    urgentSigns: groupSigns(signs),
    body,
  };
}
