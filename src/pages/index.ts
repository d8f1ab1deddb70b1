import { type RouteName, type ServiceRouteName, serviceRouteNames } from '../routes.ts';
import { AboutPage } from './about-page.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';
import { AntenatalPlannerPage } from './antenatal-planner-page.tsx';
import { AppointmentsPage } from './appointments-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { DoctorsPage } from './doctors-page.tsx';
import { EmergencyCardPage } from './emergency-card-page.tsx';
import { EmergencyPage } from './emergency-page.tsx';
import { HomePage } from './home-page.tsx';
import { InpatientPage } from './inpatient-page.tsx';
import { InsurancePage } from './insurance-page.tsx';
import { LaboratoryPage } from './laboratory-page.tsx';
import { MaternityPackagesPage } from './maternity-packages-page.tsx';
import { MaternityPage } from './maternity-page.tsx';
import { MedicalBlogPage } from './medical-blog-page.tsx';
import type { PageView } from './page-props.ts';
import { PatientRightsPage } from './patient-rights-page.tsx';
import { PatientStoriesPage } from './patient-stories-page.tsx';
import { PediatricsPage } from './pediatrics-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { SearchPage } from './search-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TelemedicinePage } from './telemedicine-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';
import { UpcomingPage } from './upcoming-page.tsx';
import { WhatWillIPayPage } from './what-will-i-pay-page.tsx';

/** The views with a shape of their own; the compiler asks for that of each page but the departments'. */
const ownViews: Readonly<
  Record<Exclude<RouteName, ServiceRouteName>, PageView> &
    Partial<Record<ServiceRouteName, PageView>>
> = {
  home: HomePage,
  services: ServicesPage,
  maternityPackages: MaternityPackagesPage,
  doctors: DoctorsPage,
  insurance: InsurancePage,
  about: AboutPage,
  contact: ContactPage,
  appointments: AppointmentsPage,
  inpatient: InpatientPage,
  laboratory: LaboratoryPage,
  maternity: MaternityPage,
  pediatrics: PediatricsPage,
  telemedicine: TelemedicinePage,
  emergency: EmergencyPage,
  emergencyCard: EmergencyCardPage,
  upcoming: UpcomingPage,
  whatWillIPay: WhatWillIPayPage,
  antenatalPlanner: AntenatalPlannerPage,
  testimonials: TestimonialsPage,
  patientStories: PatientStoriesPage,
  privacy: PrivacyPage,
  accessibility: AccessibilityPage,
  patientRights: PatientRightsPage,
  blog: BlogPage,
  blogPost: ArticlePage,
  medicalBlog: MedicalBlogPage,
  medicalBlogPost: ArticlePage,
  search: SearchPage,
};

const serviceViews = Object.fromEntries(
  serviceRouteNames.map((name) => [name, ServicePage]),
) as Readonly<Record<ServiceRouteName, PageView>>;

/** The view of each row of the route table. */
export const pages: Readonly<Record<RouteName, PageView>> = { ...serviceViews, ...ownViews };

export type Pages = typeof pages;
