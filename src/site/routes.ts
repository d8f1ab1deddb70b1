import { defineRoutes, type RouteWith, type Row } from './define-routes.ts';

/**
 * Every address of the site. Router, navigation, footer, sitemap, canonical, head and the tests of
 * every page derive from this table; adding a page is one row, its words and its view.
 */
export const { routes, rowOf, rowsWith, rowsWithout } = defineRoutes({
  home: { path: '/', header: 'link', footer: 'quick', form: 'homeContact', daily: true },
  services: { path: '/services', header: 'link', footer: 'quick' },
  maternityPackages: { path: '/maternity-packages', header: 'link', footer: 'quick' },
  doctors: { path: '/doctors', header: 'link', footer: 'quick', daily: true },
  insurance: { path: '/insurance', header: 'link', footer: 'quick' },
  about: { path: '/about', header: 'link', footer: 'quick', neverExpires: true },
  contact: {
    path: '/contact',
    header: 'link',
    footer: 'quick',
    form: 'contact',
    neverExpires: true,
  },
  appointments: {
    path: '/appointments',
    header: 'button',
    form: 'appointment',
    queries: ['service'],
  },
  outpatient: { path: '/services/outpatient', parent: 'services', footer: 'services' },
  maternity: { path: '/services/maternity', parent: 'services', footer: 'services' },
  pediatrics: { path: '/services/pediatrics', parent: 'services', footer: 'services' },
  laboratory: { path: '/services/laboratory', parent: 'services', footer: 'services' },
  pharmacy: { path: '/services/pharmacy', parent: 'services', footer: 'services' },
  dental: { path: '/services/dental', parent: 'services' },
  radiology: { path: '/services/radiology', parent: 'services' },
  inpatient: { path: '/services/inpatient', parent: 'services' },
  specializedCare: { path: '/services/specialized-care', parent: 'services' },
  surgical: { path: '/services/surgical', parent: 'services' },
  telemedicine: { path: '/services/telemedicine', parent: 'services' },
  hdu: { path: '/services/hdu', parent: 'services' },
  eyeCare: { path: '/services/eye-care', parent: 'services' },
  emergency: {
    path: '/services/emergency',
    parent: 'services',
    header: 'urgent',
    footer: 'tools',
  },
  emergencyCard: {
    path: '/emergency-card',
    parent: 'emergency',
    footer: 'tools',
    standalone: true,
  },
  upcoming: { path: '/services/upcoming', parent: 'services' },
  today: { path: '/today', footer: 'tools', daily: true },
  whatWillIPay: {
    path: '/what-will-i-pay',
    parent: 'insurance',
    footer: 'tools',
    queries: ['item', 'birth', 'cover'],
    noindexQueries: true,
  },
  antenatalPlanner: {
    path: '/antenatal-planner',
    parent: 'maternityPackages',
    footer: 'tools',
    plan: 'antenatal',
    calendar: true,
  },
  vaccinePlanner: {
    path: '/vaccine-planner',
    parent: 'pediatrics',
    footer: 'tools',
    plan: 'vaccines',
    calendar: true,
  },
  birthPlan: { path: '/birth-plan', parent: 'maternity', plan: 'birth' },
  papers: { path: '/papers', footer: 'services' },
  whenSomeoneDies: { path: '/when-someone-dies', parent: 'papers', unsaved: true },
  testimonials: { path: '/testimonials', parent: 'about' },
  patientStories: { path: '/patient-stories', parent: 'about' },
  privacy: { path: '/privacy', footer: 'rights' },
  accessibility: { path: '/accessibility', footer: 'rights' },
  patientRights: { path: '/patient-rights', footer: 'rights' },
  blog: { path: '/blog', footer: 'tools' },
  blogPost: { path: '/blog/:postId', parent: 'blog', entries: true, missing: 'article' },
  medicalBlog: { path: '/medical-blog', footer: 'tools', queries: ['q', 'category'] },
  medicalBlogPost: { path: '/medical-blog/:postId', parent: 'medicalBlog', entries: true },
  search: { path: '/search', queries: ['q'] },
});

type Routes = typeof routes;

export type RouteName = keyof Routes;
export type EntryRouteName = RouteWith<Routes, 'entries'>;
export type PageRouteName = Exclude<RouteName, EntryRouteName>;
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
/** The articles' routes with the list that each belongs to. */
export const entryRows = rowsWith('entries').map(
  ([name, row]) => [name, { ...row, parent: routes[name].parent }] as const,
);
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

/** The departments' routes in the table's order. */
export const departmentRouteNames = pageRows.map(([name]) => name).filter(isDepartmentRoute);
