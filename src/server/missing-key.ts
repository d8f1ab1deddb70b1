import type { Language } from '../languages.ts';
import type { MissingKind } from './renderer.ts';

/** The key of a not-found page in the page cache: it stands at no address of its own. */
export function missingKey(kind: MissingKind, language: Language): string {
  return `404 ${kind} ${language}`;
}
