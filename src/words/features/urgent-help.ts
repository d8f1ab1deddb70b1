import type { Language } from '../../site/languages.ts';
import * as en from '../en/features/urgent-help.ts';
import * as sw from '../sw/features/urgent-help.ts';
import type { UrgentSection, UrgentSectionKey } from './urgent-section.ts';

/** What to do in each emergency, in every language. */
export const urgentHelp: Readonly<
  Record<Language, Readonly<Record<UrgentSectionKey, UrgentSection>>>
> = { en: en.urgentSections, sw: sw.urgentSections };
