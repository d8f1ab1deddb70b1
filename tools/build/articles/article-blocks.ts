import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import { slugOf } from '../../../src/components/text/slug-of.ts';
import { type ArticleBlock, type Inline, inlineText } from '../../../src/words/articles/article.ts';
import { hint } from '../edited-files/hint.ts';
import { type ArticleContext, failAt } from './article-context.ts';

const markdownParser = remark().use(remarkDirective);

type Block = ReturnType<typeof markdownParser.parse>['children'][number];
type Run = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Compiles Markdown whose first line is `line` of an article's file. Throws where it is wrong. */
export function compileBlocks(file: string, text: string, line: number, context: ArticleContext) {
  function fail({ position }: Pick<Block, 'position'>, problem: string): never {
    failAt(file, line - 1 + (position?.start.line ?? 1), problem);
  }

  function find<Value>(node: Block, name: string, kind: string, known: Record<string, Value>) {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    return value ?? fail(node, `no ${kind} is called '${name}'${hint(name, Object.keys(known))}`);
  }

  const plainText = (nodes: readonly Run[]) => inlines(nodes).map(inlineText).join('');

  function inline(node: Run): Inline {
    if (node.type === 'text') return node.value.replaceAll('\n', ' ');
    if (node.type === 'strong') return { kind: 'strong', children: inlines(node.children) };
    if (node.type === 'link') {
      const [path = ''] = node.url.split('#');
      if (URL.canParse(node.url)) fail(node, "links stay on this site; name works in 'sources'");
      if (!context.paths.has(path))
        fail(node, `no page has the address '${path}'${hint(path, context.paths)}`);
      return { kind: 'link', href: node.url, children: inlines(node.children) };
    }
    if (node.type === 'textDirective') {
      if (node.name === 'fact') return find(node, plainText(node.children), 'fact', context.facts);
      // a clock or a ratio reads as a directive: '30:2'
      if (node.children.length === 0) return `:${node.name}`;
    }
    return fail(node, `'${node.type}' is not for articles; use **strong**, links and :fact[name]`);
  }

  /** The runs of a line; texts that touch become one. */
  function inlines(nodes: readonly Run[]): Inline[] {
    return nodes.map(inline).reduce<Inline[]>((all, run) => {
      const last = all.at(-1);
      if (typeof run !== 'string' || typeof last !== 'string') return all.concat(run);
      return all.slice(0, -1).concat(last + run);
    }, []);
  }

  function block(node: Block): ArticleBlock | readonly ArticleBlock[] {
    if (node.type === 'paragraph') return { kind: 'paragraph', children: inlines(node.children) };
    if (node.type === 'heading' && node.depth === 2) {
      const heading = plainText(node.children);
      return { kind: 'heading', id: slugOf(heading), text: heading };
    }
    if (node.type === 'list') {
      const items = node.children.map((item) => {
        const [only, ...rest] = item.children;
        if (only?.type === 'paragraph' && rest.length === 0) return inlines(only.children);
        return fail(item, 'an item of a list is one paragraph');
      });
      return { kind: 'list', ordered: node.ordered ?? false, items };
    }
    if (node.type === 'leafDirective') {
      const argument = plainText(node.children);
      const part = find(node, node.name, 'part', context.parts)(argument);
      return part ?? fail(node, `the part '${node.name}' does not know '${argument}'`);
    }
    return fail(node, `'${node.type}' is not for articles; headings are written with '## '`);
  }

  return markdownParser.parse(text).children.flatMap(block);
}
