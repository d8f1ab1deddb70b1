import { findNodeAtLocation, type ParseError, parse, parseTree } from 'jsonc-parser';

/** Where a value is in JSON: names of fields and indexes of entries. */
export type JsonPath = readonly (string | number)[];

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The value of a JSON text (RFC 8259), or the line on which it stops being JSON. */
export function parseJson(text: string): { value: unknown } | { brokenLine: number } {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { value };
  return { brokenLine: lineAt(text, Math.min(first.offset, text.trimEnd().length)) };
}

/** Returns the line of each value of a JSON text; for a missing value, of what it is missing from. */
export function linesOfJson(text: string): (path: JsonPath) => number {
  const root = parseTree(text);
  return (path) => {
    for (let length = path.length; root && length > 0; length -= 1) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (node) return lineAt(text, node.offset);
    }
    return lineAt(text, root?.offset ?? 0);
  };
}
