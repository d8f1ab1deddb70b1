/** The names of a department in one language. */
export interface DepartmentNames {
  /** In breadcrumbs and links. */
  label: string;
  /** In the page's title and in structured data. */
  title: string;
  /** The page's h1. */
  heading: string;
  /** On its card, if it differs from the heading. */
  card?: string;
}

/** Returns the name of a department on its card. */
export function cardTitle({ card, heading }: DepartmentNames): string {
  return card ?? heading;
}

/** Returns one kind of name of each department. */
export function namesAs<Name extends string>(
  names: Readonly<Record<Name, DepartmentNames>>,
  kind: 'label' | 'title',
): Readonly<Record<Name, string>> {
  const each = Object.keys(names) as Name[];
  return Object.fromEntries(each.map((name) => [name, names[name][kind]])) as Record<Name, string>;
}
