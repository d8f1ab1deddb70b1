import { namesAs } from '../../../models/department-names.ts';
import type { FooterRouteName, HeaderRouteName, RouteName } from '../../../site/routes.ts';
import { departmentNames } from './department-names.ts';

/** What a page is called in breadcrumbs. */
export const labels: Readonly<Record<RouteName, string>> = {
  ...namesAs(departmentNames, 'label'),
  home: 'Mwanzo',
  services: 'Huduma',
  maternityPackages: 'Vifurushi vya uzazi',
  doctors: 'Madaktari wetu',
  insurance: 'Bima',
  about: 'Kutuhusu',
  contact: 'Mawasiliano',
  appointments: 'Weka miadi',
  emergencyCard: 'Kadi ya dharura',
  whatWillIPay: 'Nitalipa pesa ngapi?',
  antenatalPlanner: 'Ratiba ya kliniki ya mimba',
  testimonials: 'Maoni ya wagonjwa',
  patientStories: 'Simulizi za wagonjwa',
  privacy: 'Faragha yako',
  accessibility: 'Tovuti kwa kila mtu',
  patientRights: 'Haki za mgonjwa',
  blog: 'Blogu',
  blogPost: 'Makala',
  medicalBlog: 'Blogu ya afya',
  medicalBlogPost: 'Mwongozo',
  search: 'Tafuta',
};

/** In the row of links of a wide screen, where room is short. */
export const headerLabels: Readonly<Record<HeaderRouteName, string>> = {
  ...labels,
  maternityPackages: 'Uzazi',
  doctors: 'Madaktari',
  contact: 'Wasiliana',
};

/** The whole name of a link that the header shortens, as it is read aloud (WCAG 3.2.4). */
export const headerNames: Readonly<Partial<Record<HeaderRouteName, string>>> = {
  maternityPackages: 'Vifurushi vya uzazi',
};

export const menuLabels: Readonly<Record<HeaderRouteName, string>> = labels;

export const footerLabels: Readonly<Record<FooterRouteName, string>> = {
  ...labels,
  privacy: 'Faragha',
};
