import { LineCounter, parseDocument } from 'yaml';

/** Where a value is in JSON or YAML: names of fields and indexes of entries. */
export type JsonPath = readonly (string | number)[];

function errorIn(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/** Returns the line on which a text stops being JSON, from V8's message where it names one. */
function findBrokenLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const [, named] = /\(line (\d+) /.exec(errorIn(text)) ?? [];
  if (named) return Math.min(Number(named), lines.length);
  // an unexpected token has no line in the message; the lines before it only end too early
  const index = lines.findIndex((_, last) =>
    errorIn(lines.slice(0, last + 1).join('\n')).startsWith('Unexpected token'),
  );
  return index < 0 ? lines.length : index + 1;
}

/** Returns the value of a JSON text (RFC 8259), or the line on which it stops being JSON. */
export function parseJson(text: string): { value: unknown } | { brokenLine: number } {
  return errorIn(text) ? { brokenLine: findBrokenLine(text) } : { value: JSON.parse(text) };
}

/**
 * Parses YAML, and JSON, which is YAML too. `lineOf` returns the line of a value; for a missing one,
 * the line of what it is missing from.
 */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  // the core schema reads days as text
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const lineOf = (path: JsonPath): number => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    if (node?.range || path.length === 0) return lineAt(node?.range?.[0]);
    return lineOf(path.slice(0, -1));
  };
  return { document, lineAt, lineOf };
}
