import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import { slugOf } from '../../../src/components/text/slug-of.ts';
import type { ArticleBlock, Inline } from '../../../src/models/article.ts';
import { hint } from '../edited-files/hint.ts';
import { type ArticleContext, failAt, inlineText } from './article-context.ts';

const markdownParser = remark().use(remarkDirective);

type Block = ReturnType<typeof markdownParser.parse>['children'][number];
type Run = Extract<Block, { type: 'paragraph' }>['children'][number];

/**
 * Compiles the Markdown of an article; `firstLine` is its line in the file. Throws an error with
 * file, line and remedy for an unknown name or a part of Markdown that articles do not have.
 */
export function compileBlocks(
  file: string,
  markdown: string,
  firstLine: number,
  context: ArticleContext,
): ArticleBlock[] {
  type Place = { position?: { start: { line: number } } | undefined };
  function fail(at: Place, problem: string): never {
    failAt(file, (at.position?.start.line ?? 1) + firstLine - 1, problem);
  }

  const plainText = (nodes: readonly Run[]) => inlines(nodes).map(inlineText).join('');

  function fact(node: Extract<Run, { type: 'textDirective' }>): string {
    const key = plainText(node.children);
    if (!Object.hasOwn(context.facts, key))
      fail(node, `no fact is called '${key}'${hint(key, Object.keys(context.facts))}`);
    return context.facts[key] ?? '';
  }

  function link(node: Extract<Run, { type: 'link' }>): Inline {
    const [path = ''] = node.url.split('#');
    if (/^[a-z]+:/i.test(node.url))
      fail(node, `'${node.url}' is no page of this site; name the work in 'sources'`);
    if (!context.paths.has(path))
      fail(node, `no page has the address '${path}'${hint(path, context.paths)}`);
    return { kind: 'link', href: node.url, children: inlines(node.children) };
  }

  function inlines(nodes: readonly Run[]): Inline[] {
    const runs = nodes.map((node): Inline => {
      switch (node.type) {
        case 'text':
          return node.value.replaceAll('\n', ' ');
        case 'strong':
        case 'emphasis':
          return { kind: node.type, children: inlines(node.children) };
        case 'link':
          return link(node);
        case 'textDirective':
          if (node.name === 'fact') return fact(node);
          if (node.children.length > 0)
            fail(node, `':${node.name}[...]' is not for articles; write ':fact[name]'`);
          // a clock or a ratio reads as a directive: '30:2'
          return `:${node.name}`;
        default:
          return fail(node, `'${node.type}' is not for articles; use text, **strong** and links`);
      }
    });
    return runs.reduce<Inline[]>((all, run) => {
      const last = all.at(-1);
      if (typeof run === 'string' && typeof last === 'string') all[all.length - 1] = last + run;
      else all.push(run);
      return all;
    }, []);
  }

  function part(node: Extract<Block, { type: 'leafDirective' }>): readonly ArticleBlock[] {
    const names = Object.keys(context.parts);
    if (!names.includes(node.name))
      fail(node, `no part is called '${node.name}'${hint(node.name, names)}`);
    const argument = plainText(node.children);
    return (
      context.parts[node.name]?.(argument) ??
      fail(node, `the part '${node.name}' does not know '${argument}'`)
    );
  }

  function block(node: Block): readonly ArticleBlock[] {
    switch (node.type) {
      case 'heading': {
        if (node.depth !== 2) fail(node, "headings are written with '## '");
        const text = plainText(node.children);
        return [{ kind: 'heading', id: slugOf(text), text }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', children: inlines(node.children) }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => {
              const [only, ...rest] = item.children;
              if (only?.type !== 'paragraph' || rest.length > 0)
                return fail(item, 'an item of a list is one paragraph');
              return inlines(only.children);
            }),
          },
        ];
      case 'leafDirective':
        return part(node);
      case 'containerDirective': {
        if (node.name !== 'alarm') fail(node, "the one box is ':::alarm[Heading]'");
        const [label, ...rest] = node.children;
        const labelled = label?.type === 'paragraph' && label.data?.directiveLabel;
        if (!labelled) fail(node, "an alarm box needs a heading: ':::alarm[Heading]'");
        const heading = plainText(label.children);
        return [{ kind: 'alarm', id: slugOf(heading), heading, blocks: rest.flatMap(block) }];
      }
      default:
        return fail(node, `'${node.type}' is not for articles`);
    }
  }

  return markdownParser.parse(markdown).children.flatMap(block);
}
