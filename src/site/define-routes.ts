/** One route: an address of the site, in every language. */
export interface Row {
  path: `/${string}`;
  /**
   * Cannot be off: first aid and danger signs, rights and privacy, and what every page leads to. All
   * others can (facts/hospital/pages.json).
   */
  alwaysOn?: true;
  /** The page above it in the breadcrumbs. */
  parent?: string;
  /** In the header, in this table's order: a link, the emergency link, a tool of the menu, or the button. */
  header?: 'link' | 'urgent' | 'tool' | 'button';
  /** The call in a phone's bar is red, as on the pages for emergencies. */
  redCall?: true;
  /** The group of the footer that links to it. */
  footer?: 'quick' | 'services' | 'tools' | 'rights';
  /** Accepts the POST of this form. */
  form?: 'homeContact' | 'contact' | 'appointment';
  /** Accepts the POST of this plan's form, and answers with the plan as a page. */
  plan?: 'antenatal' | 'vaccines' | 'birth';
  /** Accepts the same POST below it, and answers with the plan as a calendar file. */
  calendar?: true;
  /** The query parameters that it reads; rendered for each request that has one. */
  queries?: readonly string[];
  /** Responses to a query are noindex; the canonical address has none. */
  noindexQueries?: true;
  /** One page for each entry behind `:postId`. */
  entries?: true;
  /** Rendered without the site's header, footer, style and fonts, for readers with little data. */
  standalone?: true;
  /** Says what is open on the day: expires at Kenya's midnight, and with each report of the staff. */
  daily?: true;
  /** Never expires offline: no advice on health, nothing that is dangerous when it is old. */
  neverExpires?: true;
  /**
   * Never saved on the phone for offline reading, and not listed there: the list would tell the next
   * person who uses it. Plans never are.
   */
  unsaved?: true;
  /** The not-found page of an unknown entry, if not the site's own. */
  missing?: 'article';
}

/** The names of a table's routes whose row has `Field`. */
export type RouteWith<Table, Field extends keyof Row> = Extract<
  { [Name in keyof Table]: Field extends keyof Table[Name] ? Name : never }[keyof Table],
  string
>;

/**
 * Checks a table of routes and returns it with its readers, which know its names. The readers of
 * several rows leave out the pages that are off, and the entries below them.
 */
export function defineRoutes<const Table extends Readonly<Record<string, Row>>>(
  table: Table,
  off: readonly string[],
) {
  type Name = keyof Table & string;
  type RowWith<Field extends keyof Row> = Row & { [Each in Field]-?: NonNullable<Row[Each]> };
  const isOff = (name: string, { alwaysOn, entries, parent }: Row): boolean =>
    !alwaysOn && (off.includes(name) || (entries === true && off.includes(parent ?? '')));
  const rows = Object.entries<Row>(table).filter(([name, row]) => !isOff(name, row));
  const on = new Set(rows.map(([name]) => name));
  return {
    routes: table,
    /** Returns the row of a route with all its optional fields. */
    rowOf: (name: Name) => table[name] as Row,
    /** Returns whether the site has this page. */
    isOn: (name: Name) => on.has(name),
    /** Returns the rows that have a field, in the table's order. */
    rowsWith: <Field extends keyof Row>(field: Field) =>
      rows.filter(([, row]) => field in row) as [RouteWith<Table, Field>, RowWith<Field>][],
    /** Returns the rows that have no such field, in the table's order. */
    rowsWithout: <Field extends keyof Row>(field: Field) =>
      rows.filter(([, row]) => !(field in row)) as [Exclude<Name, RouteWith<Table, Field>>, Row][],
  };
}
