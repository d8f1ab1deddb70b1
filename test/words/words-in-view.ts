import { parseAst } from 'vite';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Attributes, props and fields by which a view says something to a reader or a screen reader. */
const saying = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'heading',
  'intro',
  'label',
  'lead',
  'placeholder',
  'text',
  'title',
]);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: SyntaxNode) => Object.values(node).flat().filter(isNode);

/** The strings and templates that an expression can become; what it calls or looks up is not its own. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [
        (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' '),
        ...(node.expressions as SyntaxNode[]).flatMap(literalsOf),
      ];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      // the left side of '&&' is a condition
      return [...(node.operator === '&&' ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return literalsOf(node.expression);
    case 'JSXText':
      return [String(node.value)];
    default:
      return [];
  }
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.name ?? node.value ?? '');
}

/** What one node of a view says by itself. */
function saidBy(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as SyntaxNode[]).flatMap(literalsOf);
    case 'JSXAttribute':
      return saying.has(nameOf(node.name)) ? literalsOf(node.value) : [];
    case 'Property':
      return saying.has(nameOf(node.key)) ? literalsOf(node.value) : [];
    case 'AssignmentPattern':
      return saying.has(nameOf(node.left)) ? literalsOf(node.right) : [];
    default:
      return [];
  }
}

/** The hard-coded texts that a view (TSX) shows: those with a word in them. */
export function wordsInView(source: string): string[] {
  const found: string[] = [];
  const visit = (node: SyntaxNode) => {
    found.push(...saidBy(node));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as SyntaxNode);
  return found
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));
}
