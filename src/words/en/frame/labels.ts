import type { FooterRouteName, HeaderRouteName, RouteName } from '../../../site/routes.ts';
import { namesAs } from '../../frame/department-names.ts';
import { departmentNames } from './department-names.ts';

/** Breadcrumb label of each page. */
export const labels: Readonly<Record<RouteName, string>> = {
  ...namesAs(departmentNames, 'label'),
  home: 'Home',
  services: 'Services',
  maternityPackages: 'Maternity packages',
  doctors: 'Our Team',
  insurance: 'Insurance',
  about: 'About',
  contact: 'Contact',
  appointments: 'Book appointment',
  emergencyCard: 'Emergency card',
  today: 'Today',
  whatWillIPay: 'What will I pay?',
  antenatalPlanner: 'Antenatal planner',
  vaccinePlanner: 'Vaccine planner',
  birthPlan: 'Birth plan',
  papers: 'Papers',
  whenSomeoneDies: 'When someone dies',
  testimonials: 'Testimonials',
  patientStories: 'Patient stories',
  privacy: 'Privacy notice',
  accessibility: 'Accessibility',
  patientRights: 'Patient rights',
  blog: 'Health blog',
  blogPost: 'Article',
  medicalBlog: 'Medical blog',
  medicalBlogPost: 'Guide',
  search: 'Search',
};

/** Shorter labels for the header on wide screens. */
export const headerLabels: Readonly<Record<HeaderRouteName, string>> = {
  ...labels,
  maternityPackages: 'Maternity',
  appointments: 'Book Now',
};

/** Accessible names of links with a shortened label in the header (WCAG 3.2.4). */
export const headerNames: Readonly<Partial<Record<HeaderRouteName, string>>> = {
  maternityPackages: 'Maternity Packages',
};

export const menuLabels: Readonly<Record<HeaderRouteName, string>> = {
  ...labels,
  maternityPackages: 'Maternity Packages',
  appointments: 'Book Appointment',
};

export const footerLabels: Readonly<Record<FooterRouteName, string>> = {
  ...labels,
  maternityPackages: 'Maternity Packages',
  privacy: 'Privacy',
};
