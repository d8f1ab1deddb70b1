import { defineRoutes, type RouteWith, type Row } from './define-routes.ts';
import { pageSettings } from './page-settings.ts';
import { routeTable } from './route-table.ts';

export const { routes, rowOf, isOn, rowsWith, rowsWithout } = defineRoutes(
  routeTable,
  pageSettings.off,
);

type Routes = typeof routes;

export type RouteName = keyof Routes;
export type EntryRouteName = RouteWith<Routes, 'entries'>;
export type PageRouteName = Exclude<RouteName, EntryRouteName>;
/** The pages that the site always has: only they can be linked without asking whether they are on. */
export type AlwaysOnName = RouteWith<Routes, 'alwaysOn'>;
type OptionalPageName = Exclude<PageRouteName, AlwaysOnName>;
export type HeaderRouteName = RouteWith<Routes, 'header'>;
export type FooterRouteName = RouteWith<Routes, 'footer'>;
/** The lists of articles: the parents of the articles' routes. */
export type BlogName = Routes[EntryRouteName]['parent'];
/** The departments: the routes below /services. */
export type DepartmentRouteName = {
  [Name in RouteName]: Routes[Name] extends { parent: 'services' } ? Name : never;
}[RouteName];
/** The forms by the name that the table gives them. */
export type FormName = NonNullable<Row['form']>;
/** The plans by the name that the table gives them. */
export type PlanName = NonNullable<Row['plan']>;

export const pageRows = rowsWithout('entries');
/** The articles' routes with the list that each belongs to, also those that are off. */
export const everyEntryRow = (['blogPost', 'medicalBlogPost'] as const).map(
  (name) => [name, routes[name]] as const,
);
export const entryRows = everyEntryRow.filter(([name]) => isOn(name));
/** The lists of articles in the table's order. */
export const blogNames = entryRows.map(([, { parent }]) => parent);

/** Returns whether a page is rendered without the site's frame; an unknown address is not. */
export function isStandalone(name: RouteName | undefined): boolean {
  return name !== undefined && rowOf(name).standalone === true;
}

/** Returns whether a route is a department's. */
export function isDepartmentRoute(name: RouteName): name is DepartmentRouteName {
  return rowOf(name).parent === 'services';
}

/** The pages that can be off, in the table's order. */
export const optionalPages = (Object.keys(routes) as RouteName[]).filter(
  (name): name is OptionalPageName => !rowOf(name).alwaysOn && !rowOf(name).entries,
);

/** The pages that cannot be off: first aid and danger signs, rights and privacy, and what every page leads to. */
export const pagesThatStay = (Object.keys(routes) as RouteName[]).filter(
  (name) => rowOf(name).alwaysOn,
);

/** Every department, also those that are off, for what the hospital's files may name. */
export const everyDepartment = (Object.keys(routes) as RouteName[]).filter(isDepartmentRoute);

/** Returns whether an article about these departments is on: one of them is. */
export function isArticleOn(departments: readonly DepartmentRouteName[]): boolean {
  return departments.some(isOn);
}

/** The departments' routes in the table's order. */
export const departmentRouteNames = everyDepartment.filter(isOn);
