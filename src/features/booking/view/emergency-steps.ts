import { hrefIn } from '../../../site/addresses.ts';
import { languageNames, languages } from '../../../site/languages.ts';
import type { EmergencySteps } from './urgent-card.tsx';

/**
 * The emergency page in every language, because visitors may write in another language than the
 * page's.
 */
export const emergencySteps: readonly EmergencySteps[] = languageNames.map((name) => ({
  language: languages[name].nativeName,
  href: hrefIn(name)('emergency'),
  tag: languages[name].tag,
}));
