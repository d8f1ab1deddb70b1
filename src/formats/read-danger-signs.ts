import { type DangerSign, dangerSigns, type PatientGroup } from '../facts/clinical/danger-signs.ts';

/** How pages of a language list its danger signs; which signs a group has is a fact. */
export function readDangerSigns(words: Readonly<Record<DangerSign, string>>) {
  /** One danger sign in words; no list tells anyone to wait who fits another. */
  const dangerSignText = (sign: DangerSign): string => words[sign];

  /** Some signs of several groups, for a page that needs only these. */
  const signTexts = (...signs: readonly DangerSign[]): string[] => signs.map(dangerSignText);

  /** Some signs inside a sentence: 'chest pain or tightness; a fit'. */
  const signsInSentence = (...signs: readonly DangerSign[]): string =>
    signTexts(...signs)
      .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
      .join('; ');

  /** The danger signs of a group, one line each, most deadly first. */
  const dangerSignTexts = (group: PatientGroup): string[] => signTexts(...dangerSigns[group]);

  return { dangerSignText, signTexts, signsInSentence, dangerSignTexts };
}
