import type { Language } from '../../site/languages.ts';
import type { Photograph } from '../schemas/photographs.ts';
import file from './photographs.json' with { type: 'json' };
import type { PictureName } from './picture-names.ts';

/**
 * Returns what the photographs show, in words for blind visitors, by the drawing that they replace. Those
 * without consent are not shown.
 */
export function photographTexts(
  language: Language,
  among = file.photographs as readonly Photograph[],
): Partial<Record<PictureName, string>> {
  const texts = among
    .filter(({ consent }) => consent)
    .map(({ of, shows }) => [of, shows[language]]);
  return Object.fromEntries(texts);
}
