import { parseJson } from './json-text.ts';

/** Returns the line of a file that is not valid JSON, and what to look for. */
export function syntaxFaults(file: string, text: string): string[] {
  const parsed = parseJson(text);
  if (!('brokenLine' in parsed)) return [];
  return [
    `${file}:${parsed.brokenLine}: this is not valid JSON. Look for an extra or missing comma or quotation mark on this line or the one before.`,
  ];
}
