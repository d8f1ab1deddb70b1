import type {
  Article,
  ArticleBlock,
  Inline,
  UrgentSignGroup,
} from '../../../src/models/article.ts';
import { compileBlocks } from './article-blocks.ts';
import { type ArticleContext, blockLines, failAt, inlineText } from './article-context.ts';
import { readFrontMatter } from './front-matter.ts';

const wordsPerMinute = 200;

/** How far the stated reading time may be from the counted one, in minutes. */
const tolerance = 1;

/** The blog and the id that a file's path gives: '.../articles/blog/7.md' is 7 of blog. */
function addressOf(file: string, { blogs }: ArticleContext) {
  const [, folder = '', id = ''] = /([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  const blog = Object.hasOwn(blogs, folder) ? blogs[folder] : undefined;
  if (!blog) {
    const folders = Object.keys(blogs).join(' or ');
    return failAt(file, 1, `no blog has the folder '${folder}'; move it to ${folders}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    failAt(file, 1, `'${id}' cannot be an address; name the file 'small-words.md' or '7.md'`);
  return { ...blog, id };
}

/** The signs in groups: a sign wholly in `**...**` is the heading of the signs after it. */
function signGroups(
  file: string,
  signs: readonly { text: string; line: number }[],
  context: ArticleContext,
): UrgentSignGroup[] {
  const groups: { heading?: string; signs: (readonly Inline[])[] }[] = [];
  const add = (block: ArticleBlock, line: number) => {
    if (block.kind !== 'paragraph' && block.kind !== 'list')
      failAt(file, line, 'urgentSigns: a sign is one line of text, or a list by name');
    const lines = block.kind === 'list' ? block.items : [block.children];
    const [only, ...rest] = block.kind === 'list' ? [] : block.children;
    if (typeof only === 'object' && only.kind === 'strong' && rest.length === 0)
      groups.push({ heading: inlineText(only), signs: [] });
    else if (groups.length === 0) groups.push({ signs: [...lines] });
    else groups.at(-1)?.signs.push(...lines);
  };
  for (const { text, line } of signs)
    for (const block of compileBlocks(file, text, line, context)) add(block, line);
  return groups;
}

/**
 * Compiles the text of an article's Markdown file, whose path gives its blog and its id. Throws an
 * error with file, line and remedy where the front matter, a fact, a link or the Markdown is wrong.
 */
export function compileArticle(file: string, text: string, context: ArticleContext): Article {
  const { route, id, categories } = addressOf(file, context);
  const [frontMatter, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (!frontMatter)
    return failAt(file, 1, "the file must begin with '---', its front matter and '---'");
  const { head, signs, lineOf } = readFrontMatter(file, yaml, categories, context);
  const bodyLine = frontMatter.split('\n').length;
  const body = compileBlocks(file, text.slice(frontMatter.length), bodyLine, context);

  const ids = body.flatMap((block) => ('id' in block ? [block.id] : []));
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice) failAt(file, bodyLine, `two headings give the id '${twice}'; reword one`);

  const words = body
    .flatMap(blockLines)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  const minutes = words.length / wordsPerMinute;
  if (Math.abs(head.minutes - minutes) > tolerance) {
    const problem = `minutes: ${words.length} words take about ${Math.max(1, Math.round(minutes))}`;
    failAt(file, lineOf('minutes'), problem);
  }
  return { route, id, ...head, urgentSigns: signGroups(file, signs, context), body };
}
