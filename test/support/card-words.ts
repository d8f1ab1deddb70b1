import { cardFirstAid, cardGroups, cardSigns } from '../../src/facts/clinical/emergency-card.ts';
import { emergencyHelplines, helplines } from '../../src/facts/clinical/helplines.ts';
import { site } from '../../src/facts/hospital/site.ts';
import type { Language } from '../../src/site/languages.ts';
import type { FirstAidWords } from '../../src/words/clinical/first-aid-words.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';

/** Every step, danger sign, limit and number that the emergency card must say, on screen and on paper. */
export function cardTexts(language: Language): string[] {
  const { firstAidWords } = wordsIn(language, 'firstAidWords');
  const { signTexts } = wordsIn(language, 'dangerSignWords');
  const { feverWords } = wordsIn(language, 'feverWords');
  const { labourWords } = wordsIn(language, 'labourWords');
  const steps = cardFirstAid.flatMap((topic): string[] => {
    const { title, steps, never = '' }: FirstAidWords = firstAidWords[topic];
    return [title, ...steps, never];
  });
  const limits = [...Object.values(feverWords), ...labourWords];
  return [
    site.name,
    site.phone,
    ...steps,
    ...cardGroups.flatMap((group) => signTexts(...cardSigns[group])),
    ...limits.flatMap(({ term, detail }) => [term, detail]),
    ...emergencyHelplines.map((key) => helplines[key].number),
  ];
}
