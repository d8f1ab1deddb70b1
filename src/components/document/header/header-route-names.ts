import type { Row } from '../../../site/define-routes.ts';
import { rowsWith } from '../../../site/routes.ts';

const namesOf = (kind: Row['header']) =>
  rowsWith('header').flatMap(([name, { header }]) => (header === kind ? [name] : []));

/** What stands in header and menu, by how it stands there. */
export const headerRouteNames = {
  links: namesOf('link'),
  urgent: namesOf('urgent'),
  buttons: namesOf('button'),
} as const;
