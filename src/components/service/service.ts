import type { ReactNode } from 'react';
import type { ServicePage } from '../../models/service-page.ts';
import type { ServiceRouteName } from '../../site/routes.ts';
import type { Words } from '../../words/words-of.ts';
import type { PageSection } from '../page-sections.tsx';

/** A section of a department's page, with what leads to it. */
export interface FlowSection extends PageSection {
  /** The section itself, its heading too. */
  node: ReactNode;
  /** It takes the page's whole width; the others stand in two columns where there is room. */
  wide?: boolean;
}

export type PartName = 'whatItIs' | 'whoItIsFor' | 'onTheDay' | 'whatToBring' | 'cost' | 'reachUs';

/** A department's words, and the sections that answer what every visitor asks, to be arranged. */
export interface Service {
  name: ServiceRouteName;
  words: ServicePage;
  labels: Words<'serviceLabels'>['serviceLabels'];
  parts: Readonly<Record<PartName, FlowSection>>;
  /** Hours and who pays, on a page without the box that says so. */
  opening: FlowSection;
}
