import type { AskedClinics } from '../../../messages/search-answer.ts';
import type { Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchConcept } from '../../../words/features/search-words.ts';
import type { SectionAddress } from '../index/open-index.ts';

/** A section that answers a question. */
export interface AnswerSection extends SectionAddress {
  /** Whether the answer is one line per part of the section. */
  byParts?: boolean;
  /** Clinics whose next days answer instead. */
  clinics?: AskedClinics;
  /** Lines from the facts that answer instead. */
  linesIn?: (language: Language) => readonly string[];
}

/** A common question. */
export interface Question {
  /** A query asks this question if it has all these concepts. */
  concepts: readonly SearchConcept[];
  section: AnswerSection;
}

/** Returns the address of a section. */
export const at = (name: RouteName, fragment: string): SectionAddress => ({ name, fragment });
/** Returns a section that answers with a line per part. */
export const inParts = (name: RouteName, fragment: string): AnswerSection => ({
  ...at(name, fragment),
  byParts: true,
});

/** Returns the address of a section of an article. */
export const inArticle = (
  name: 'blogPost' | 'medicalBlogPost',
  entryId: string,
  fragment: string,
): SectionAddress => ({ ...at(name, fragment), entryId });
