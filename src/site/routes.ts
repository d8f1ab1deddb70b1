/** One address of the site, in every language that has the page. */
export interface Row {
  path: `/${string}`;
  /** The page above it in the breadcrumbs. */
  parent?: string;
  /** Stands in the header, in this table's order: as a link, as what cannot wait, as the one button. */
  header?: 'link' | 'urgent' | 'button';
  /** Stands in this group of the footer. */
  footer?: 'quick' | 'services' | 'urgent' | 'rights';
  /** Accepts the POST of this form. */
  form?: 'homeContact' | 'contact' | 'appointment';
  /** Answers a POST of dates with a plan, and with its calendar file below the page. */
  plan?: 'antenatal';
  /** Answered from these parameters of the query string, so rendered anew for each. */
  queries?: readonly string[];
  /** What it answers to a query keeps out of search engines: the bare address stands for it. */
  unindexedAnswers?: true;
  /** One page for each entry behind `:postId`. */
  entries?: true;
  /** A document of its own, without the site's header, footer, style and fonts: read on little data. */
  standalone?: true;
  /** Never expires offline: it has no advice on health and nothing that is dangerous when it is old. */
  lasting?: true;
  /** Which not-found page an unknown entry gets, where it is not that of the whole site. */
  missing?: 'article';
}

/**
 * Every address of the site. Router, navigation, footer, sitemap, canonical, head and the
 * every-page tests derive from this table; adding a page is one row, its words and its view.
 */
export const routes = {
  home: { path: '/', header: 'link', footer: 'quick', form: 'homeContact' },
  services: { path: '/services', header: 'link', footer: 'quick' },
  maternityPackages: { path: '/maternity-packages', header: 'link', footer: 'quick' },
  doctors: { path: '/doctors', header: 'link', footer: 'quick' },
  insurance: { path: '/insurance', header: 'link', footer: 'quick' },
  about: { path: '/about', header: 'link', footer: 'quick', lasting: true },
  contact: { path: '/contact', header: 'link', footer: 'quick', form: 'contact', lasting: true },
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
    footer: 'urgent',
  },
  emergencyCard: { path: '/emergency-card', parent: 'emergency', standalone: true },
  upcoming: { path: '/services/upcoming', parent: 'services' },
  whatWillIPay: {
    path: '/what-will-i-pay',
    parent: 'maternityPackages',
    queries: ['birth', 'cover'],
    unindexedAnswers: true,
  },
  antenatalPlanner: { path: '/antenatal-planner', parent: 'maternityPackages', plan: 'antenatal' },
  testimonials: { path: '/testimonials', parent: 'about' },
  patientStories: { path: '/patient-stories', parent: 'about' },
  privacy: { path: '/privacy', footer: 'rights' },
  accessibility: { path: '/accessibility', footer: 'rights' },
  patientRights: { path: '/patient-rights', footer: 'rights' },
  blog: { path: '/blog' },
  blogPost: { path: '/blog/:postId', parent: 'blog', entries: true, missing: 'article' },
  medicalBlog: { path: '/medical-blog', queries: ['q', 'category'] },
  medicalBlogPost: { path: '/medical-blog/:postId', parent: 'medicalBlog', entries: true },
  search: { path: '/search', queries: ['q'] },
} as const satisfies Record<string, Row>;

type Routes = typeof routes;

export type RouteName = keyof Routes;

/** The routes whose row has `Field`. */
type RouteWith<Field extends keyof Row> = {
  [Name in RouteName]: Routes[Name] extends Record<Field, unknown> ? Name : never;
}[RouteName];

export type EntryRouteName = RouteWith<'entries'>;
/** The lists of articles: what the articles' addresses stand below. */
export type BlogName = Routes[EntryRouteName]['parent'];
export type PageRouteName = Exclude<RouteName, EntryRouteName>;
export type HeaderRouteName = RouteWith<'header'>;
export type FooterRouteName = RouteWith<'footer'>;

/** Whether the page is a document of its own; an unknown address is not. */
export function isStandalone(name: RouteName | undefined): boolean {
  const row: Row | undefined = name && routes[name];
  return row?.standalone === true;
}

/** The departments: what stands below /services. */
export type ServiceRouteName = {
  [Name in RouteName]: Routes[Name] extends { parent: 'services' } ? Name : never;
}[RouteName];

/** Whether the route is a department's. */
export function isServiceRoute(name: RouteName): name is ServiceRouteName {
  const row: Row = routes[name];
  return row.parent === 'services';
}

/** The forms by the name that the table gives them. */
export type FormName = NonNullable<Row['form']>;

/** The rows as one wide type, for code that walks the table. */
export const pageRows = Object.entries(routes).filter(([, row]) => !('entries' in row)) as [
  PageRouteName,
  Row,
][];
/** The departments' routes in the table's order. */
export const serviceRouteNames = pageRows.map(([name]) => name).filter(isServiceRoute);
export const headerRows = Object.entries(routes).filter(([, row]) => 'header' in row) as [
  HeaderRouteName,
  Row & { header: NonNullable<Row['header']> },
][];
export const footerRows = Object.entries(routes).filter(([, row]) => 'footer' in row) as [
  FooterRouteName,
  Row & { footer: NonNullable<Row['footer']> },
][];
export const entryRows = Object.entries(routes).filter(([, row]) => 'entries' in row) as [
  EntryRouteName,
  Row & { parent: BlogName },
][];
/** The lists of articles in the table's order. */
export const blogNames = entryRows.map(([, { parent }]) => parent);
