import { headerRows, type Row } from '../../../site/routes.ts';

const namesOf = (kind: Row['header']) =>
  headerRows.flatMap(([name, { header }]) => (header === kind ? [name] : []));

/** What stands in header and menu, by how it stands there. */
export const headerRouteNames = {
  links: namesOf('link'),
  urgent: namesOf('urgent'),
  buttons: namesOf('button'),
} as const;
