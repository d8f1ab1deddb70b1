import { defineRoutes, type RouteWith, type Row } from './define-routes.ts';
import { pageSettings } from './page-settings.ts';

/**
 * Every address of the site. Router, navigation, footer, sitemap, canonical, head and the tests of
 * every page derive from this table; adding a page is one row, its words and its view.
 */
const table = {
  home: {
    path: '/',
    alwaysOn: true,
    header: 'link',
    footer: 'quick',
    form: 'homeContact',
    daily: true,
  },
  services: { path: '/services', alwaysOn: true, header: 'link', footer: 'quick' },
  maternityPackages: { path: '/maternity-packages', header: 'link', footer: 'quick' },
  doctors: { path: '/doctors', header: 'link', footer: 'quick', daily: true },
  insurance: { path: '/insurance', header: 'link', footer: 'quick' },
  about: { path: '/about', header: 'link', footer: 'quick', neverExpires: true },
  contact: {
    path: '/contact',
    alwaysOn: true,
    header: 'link',
    footer: 'quick',
    form: 'contact',
    neverExpires: true,
  },
  appointments: {
    path: '/appointments',
    alwaysOn: true,
    header: 'button',
    form: 'appointment',
    queries: ['service', 'doctor'],
  },
  outpatient: {
    path: '/services/outpatient',
    alwaysOn: true,
    parent: 'services',
    footer: 'services',
  },
  maternity: {
    path: '/services/maternity',
    alwaysOn: true,
    parent: 'services',
    footer: 'services',
  },
  pediatrics: {
    path: '/services/pediatrics',
    alwaysOn: true,
    parent: 'services',
    footer: 'services',
  },
  laboratory: { path: '/services/laboratory', parent: 'services', footer: 'services' },
  pharmacy: { path: '/services/pharmacy', parent: 'services', footer: 'services' },
  dental: { path: '/services/dental', parent: 'services' },
  radiology: { path: '/services/radiology', parent: 'services' },
  inpatient: { path: '/services/inpatient', parent: 'services', daily: true },
  specializedCare: { path: '/services/specialized-care', parent: 'services' },
  surgical: { path: '/services/surgical', parent: 'services' },
  telemedicine: { path: '/services/telemedicine', parent: 'services' },
  hdu: { path: '/services/hdu', parent: 'services' },
  eyeCare: { path: '/services/eye-care', parent: 'services' },
  emergency: {
    path: '/services/emergency',
    alwaysOn: true,
    parent: 'services',
    header: 'urgent',
    footer: 'tools',
  },
  emergencyCard: {
    path: '/emergency-card',
    alwaysOn: true,
    parent: 'emergency',
    header: 'tool',
    footer: 'tools',
    standalone: true,
  },
  upcoming: { path: '/services/upcoming', parent: 'services' },
  today: { path: '/today', header: 'tool', footer: 'tools', daily: true },
  whatWillIPay: {
    path: '/what-will-i-pay',
    parent: 'insurance',
    header: 'tool',
    footer: 'tools',
    queries: ['item', 'birth', 'cover', 'prefill'],
    noindexQueries: true,
  },
  antenatalPlanner: {
    path: '/antenatal-planner',
    parent: 'maternityPackages',
    header: 'tool',
    footer: 'tools',
    plan: 'antenatal',
    calendar: true,
  },
  vaccinePlanner: {
    path: '/vaccine-planner',
    parent: 'pediatrics',
    header: 'tool',
    footer: 'tools',
    plan: 'vaccines',
    calendar: true,
  },
  birthPlan: { path: '/birth-plan', parent: 'maternity', plan: 'birth' },
  papers: { path: '/papers', footer: 'tools' },
  whenSomeoneDies: { path: '/when-someone-dies', parent: 'papers', unsaved: true },
  testimonials: { path: '/testimonials', parent: 'about' },
  patientStories: { path: '/patient-stories', parent: 'about' },
  privacy: { path: '/privacy', alwaysOn: true, footer: 'rights' },
  accessibility: { path: '/accessibility', alwaysOn: true, footer: 'rights' },
  patientRights: { path: '/patient-rights', alwaysOn: true, footer: 'rights' },
  blog: { path: '/blog', footer: 'tools' },
  blogPost: { path: '/blog/:postId', parent: 'blog', entries: true, missing: 'article' },
  medicalBlog: { path: '/medical-blog', footer: 'tools', queries: ['q', 'category'] },
  medicalBlogPost: { path: '/medical-blog/:postId', parent: 'medicalBlog', entries: true },
  search: { path: '/search', alwaysOn: true, queries: ['q'] },
} as const satisfies Record<string, Row>;

export const { routes, rowOf, isOn, rowsWith, rowsWithout } = defineRoutes(table, pageSettings.off);

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

/** Every department, also those that are off, for what the hospital's files may name. */
export const everyDepartment = (Object.keys(routes) as RouteName[]).filter(isDepartmentRoute);

/** Returns whether an article about these departments is on: one of them is. */
export function isArticleOn(departments: readonly DepartmentRouteName[]): boolean {
  return departments.some(isOn);
}

/** The departments' routes in the table's order. */
export const departmentRouteNames = everyDepartment.filter(isOn);
