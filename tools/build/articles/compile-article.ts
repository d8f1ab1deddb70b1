import type { Article, ArticleBlock, UrgentSignGroup } from '../../../src/words/article.ts';
import { compileBlocks } from './article-blocks.ts';
import type { ArticleContext } from './article-context.ts';
import { ArticleError } from './article-error.ts';
import { blockLines, inlineText } from './article-text.ts';
import { readFrontMatter, type SignText, splitFrontMatter } from './front-matter.ts';

const wordsPerMinute = 200;

/** How far the reading time may lie from the count of words, in minutes. */
const tolerance = 1;

/** The blog and the id that a file's path gives: '.../articles/blog/7.md' is 7 of blog. */
function placeOf(file: string, context: ArticleContext) {
  const [, folder = '', id = ''] = /([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  const blog = Object.hasOwn(context.blogs, folder) ? context.blogs[folder] : undefined;
  if (!blog) {
    const folders = Object.keys(context.blogs).join(' or ');
    throw new ArticleError(file, 1, `no blog has the folder '${folder}'; move it to ${folders}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new ArticleError(
      file,
      1,
      `'${id}' is no address; name the file 'small-words.md' or '7.md'`,
    );
  }
  return { ...blog, id };
}

/** The signs in groups: one wholly in `**...**` says whose the signs after it are. */
function signGroups(
  file: string,
  signs: readonly SignText[],
  context: ArticleContext,
): UrgentSignGroup[] {
  const groups: UrgentSignGroup[] = [];
  const add = (...added: UrgentSignGroup['signs']) => {
    const last = groups.pop() ?? { signs: [] };
    groups.push({ ...last, signs: [...last.signs, ...added] });
  };
  const addBlock = (block: ArticleBlock, line: number) => {
    if (block.kind === 'list') return add(...block.items);
    if (block.kind !== 'paragraph')
      throw new ArticleError(
        file,
        line,
        'urgentSigns: a sign is one line of text, or a list by name',
      );
    const [only, ...rest] = block.children;
    if (typeof only !== 'object' || only.kind !== 'strong' || rest.length > 0)
      return add(block.children);
    groups.push({ heading: inlineText(only), signs: [] });
  };
  for (const { text, line } of signs) {
    for (const block of compileBlocks(file, text, line, context)) addBlock(block, line);
  }
  return groups;
}

/** Throws where a heading's id stands twice: a link to it would lead to the first alone. */
function checkIds(file: string, blocks: readonly ArticleBlock[], line: number): void {
  const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ArticleError(file, line, `two headings give the id '${twice}'; reword one`);
}

/**
 * An article from the text of its Markdown file, whose path says its blog and its id. Throws
 * ArticleError with file and line where the front matter, a fact, a link or the Markdown is wrong.
 */
export function compileArticle(file: string, text: string, context: ArticleContext): Article {
  const { route, id, categories } = placeOf(file, context);
  const { yaml, body, bodyLine } = splitFrontMatter(file, text);
  const { head, signs, lineOf } = readFrontMatter(file, yaml, categories, context);
  const blocks = compileBlocks(file, body, bodyLine, context);
  checkIds(file, blocks, bodyLine);
  const words = blocks
    .flatMap(blockLines)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  const minutes = words.length / wordsPerMinute;
  if (Math.abs(head.minutes - minutes) > tolerance) {
    const problem = `minutes: ${words.length} words take about ${Math.max(1, Math.round(minutes))}`;
    throw new ArticleError(file, lineOf('minutes'), problem);
  }
  return { route, id, ...head, urgentSigns: signGroups(file, signs, context), body: blocks };
}
