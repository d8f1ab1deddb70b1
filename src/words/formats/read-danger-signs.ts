import {
  type DangerSign,
  dangerSigns,
  type PatientGroup,
} from '../../facts/clinical/danger-signs.ts';

/** Makes the functions that list danger signs in one language; the facts define each group. */
export function readDangerSigns(words: Readonly<Record<DangerSign, string>>) {
  /** Returns the text of a sign. No list may tell a patient to wait who fits another list. */
  const dangerSignText = (sign: DangerSign): string => words[sign];

  /** Returns the texts of some signs, from any groups. */
  const signTexts = (...signs: readonly DangerSign[]): string[] => signs.map(dangerSignText);

  /** Joins signs for use inside a sentence: 'chest pain or tightness; a fit'. */
  const signsInSentence = (...signs: readonly DangerSign[]): string =>
    signTexts(...signs)
      .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
      .join('; ');

  /** Returns the texts of a group's signs, most deadly first. */
  const dangerSignTexts = (group: PatientGroup): string[] => signTexts(...dangerSigns[group]);

  return { dangerSignText, signTexts, signsInSentence, dangerSignTexts };
}
