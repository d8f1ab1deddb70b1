import type { FooterRouteName, HeaderRouteName, RouteName } from '../../../site/routes.ts';
import { namesAs } from '../../frame/department-names.ts';
import { departmentNames } from './department-names.ts';

/** Breadcrumb label of each page. */
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
  today: 'Leo',
  whatWillIPay: 'Nitalipa pesa ngapi?',
  antenatalPlanner: 'Ratiba ya ujauzito',
  vaccinePlanner: 'Ratiba ya chanjo',
  birthPlan: 'Mpango wa kujifungua',
  papers: 'Karatasi na vyeti',
  whenSomeoneDies: 'Mpendwa wako akifariki',
  testimonials: 'Maoni ya wagonjwa',
  patientStories: 'Simulizi za wagonjwa',
  privacy: 'Faragha yako',
  accessibility: 'Tovuti kwa kila mtu',
  patientRights: 'Haki za mgonjwa',
  blog: 'Makala za afya',
  blogPost: 'Makala',
  medicalBlog: 'Miongozo ya afya',
  medicalBlogPost: 'Mwongozo',
  search: 'Tafuta',
};

/** Shorter labels for the header on wide screens. */
export const headerLabels: Readonly<Record<HeaderRouteName, string>> = {
  ...labels,
  maternityPackages: 'Uzazi',
  doctors: 'Madaktari',
  contact: 'Wasiliana',
};

/** Accessible names of links with a shortened label in the header (WCAG 3.2.4). */
export const headerNames: Readonly<Partial<Record<HeaderRouteName, string>>> = {
  maternityPackages: 'Vifurushi vya uzazi',
};

export const menuLabels: Readonly<Record<HeaderRouteName, string>> = labels;

export const footerLabels: Readonly<Record<FooterRouteName, string>> = {
  ...labels,
  privacy: 'Faragha',
};
