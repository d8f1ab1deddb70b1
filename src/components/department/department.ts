import type { ReactNode } from 'react';
import type { DepartmentRouteName } from '../../site/routes.ts';
import type { DepartmentWords } from '../../words/departments/department-words.ts';
import type { Words } from '../../words/words-of.ts';
import type { PageSection } from '../page-sections.tsx';

/** A section of a department page. */
export interface FlowSection extends PageSection {
  /** The section with its heading. */
  node: ReactNode;
  /** The section without its heading, if it can be folded behind it. */
  body?: ReactNode;
  /** The node is a fold. */
  isFold?: boolean;
}

type PartName = 'about' | 'onTheDay' | 'whatToBring' | 'cost' | 'reachUs';

/** A department's words, and the sections that every department page has. */
export interface DepartmentContent {
  name: DepartmentRouteName;
  words: DepartmentWords;
  labels: Words<'departmentLabels'>['departmentLabels'];
  parts: Readonly<Record<PartName, FlowSection>>;
  /** Opening hours. */
  opening: FlowSection;
}
