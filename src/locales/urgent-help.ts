import type { UrgentSection, UrgentSectionKey } from '../models/urgent-section.ts';
import type { Language } from '../site/languages.ts';
import * as en from '../words/en/features/urgent-help.ts';
import * as sw from '../words/sw/features/urgent-help.ts';

/** What to do in each emergency, in every language. */
export const urgentHelp: Readonly<
  Record<Language, Readonly<Record<UrgentSectionKey, UrgentSection>>>
> = { en: en.urgentSections, sw: sw.urgentSections };
