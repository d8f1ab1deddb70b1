import { Document, parse, Scalar, visit } from 'yaml';
import { toFile, toForm } from './form-values.ts';
import { withPlainQuotes } from './plain-quotes.ts';
import type { Schema } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Field of a form with an article's text. */
export const bodyField = 'body';

/** Reads a JSON file of the hospital into a form. */
export const readJson = (text: string, schema: Schema): unknown => toForm(JSON.parse(text), schema);

/** Returns the text of a JSON file from a form, with a link to its schema. */
export function writeJson(form: unknown, schema: Schema, schemaLink: string): string {
  const content = toFile(form, schema) as Fields;
  return `${JSON.stringify({ $schema: schemaLink, ...content }, null, 2)}\n`;
}

/** Reads an article, its front matter and its Markdown, into a form. */
export function readArticle(text: string, schema: Schema): unknown {
  const [whole = '', head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  // the core schema reads dates as strings
  const fields = toForm(parse(head, { schema: 'core' }), schema) as Fields;
  return { ...fields, [bodyField]: text.slice(whole.length).trim() };
}

/** Characters of a line of front matter. */
const lineWidth = 100;

/** Returns front matter, with long texts folded below their names. */
function writeHead(fields: unknown): string {
  const document = new Document(fields, { schema: 'core' });
  visit(document, {
    Scalar(key, node) {
      const { value } = node;
      const long = typeof value === 'string' && value.length > lineWidth - 20;
      if (long && key !== 'key') node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth, singleQuote: true });
}

/** Returns the text of an article from a form. */
export function writeArticle(form: unknown, schema: Schema): string {
  const { [bodyField]: body, ...fields } = form as Fields;
  return `---\n${writeHead(toFile(fields, schema))}---\n\n${withPlainQuotes(String(body)).trim()}\n`;
}
