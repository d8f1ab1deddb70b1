import type { Row } from '../../../site/define-routes.ts';
import { rowsWith } from '../../../site/routes.ts';

const namesOf = (kind: Row['header']) =>
  rowsWith('header').flatMap(([name, { header }]) => (header === kind ? [name] : []));

/** The pages in the header and the menu: links, emergency links, tools and buttons. */
export const headerRouteNames = {
  links: namesOf('link'),
  urgent: namesOf('urgent'),
  tools: namesOf('tool'),
  buttons: namesOf('button'),
} as const;
