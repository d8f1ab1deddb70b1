import { LineCounter, parseDocument } from 'yaml';

/** Path to a value in JSON or YAML: field names and indexes. */
export type JsonPath = readonly (string | number)[];

function errorIn(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/** Returns the first line that is not valid JSON, from V8's message if it names one. */
function findBrokenLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const [, named] = /\(line (\d+) /.exec(errorIn(text)) ?? [];
  if (named) return Math.min(Number(named), lines.length);
  // V8 gives no line for an unexpected token: find it by parsing one more line at a time
  const index = lines.findIndex((_, last) =>
    errorIn(lines.slice(0, last + 1).join('\n')).startsWith('Unexpected token'),
  );
  return index < 0 ? lines.length : index + 1;
}

/** Returns the value of a JSON text (RFC 8259), or the first line that is not valid. */
export function parseJson(text: string): { value: unknown } | { brokenLine: number } {
  return errorIn(text) ? { brokenLine: findBrokenLine(text) } : { value: JSON.parse(text) };
}

/**
 * Parses YAML, and JSON as a subset of it. `lineOf` returns the line of a value, or of its parent if the
 * value is missing.
 */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  // the core schema reads dates as strings
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const lineOf = (path: JsonPath): number => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    if (node?.range || path.length === 0) return lineAt(node?.range?.[0]);
    return lineOf(path.slice(0, -1));
  };
  return { document, lineAt, lineOf };
}
