import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Where a value stands in JSON: names of fields and numbers of entries. */
export type JsonPath = readonly (string | number)[];

/** Tells the line of each value of a text that is JSON; of one that is not there, of what it is missing from. */
export function linesOfJson(text: string): (path: JsonPath) => number {
  // JSON is YAML, whose parser says where each value stands
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (path) => {
    let node: unknown = contents;
    for (const step of path) {
      const next = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
      if (!next) break;
      node = next;
    }
    return lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  };
}
