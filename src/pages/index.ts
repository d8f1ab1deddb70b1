import type { PageView } from '../components/page-props.ts';
import { BlogPage } from '../features/articles/blog-page.tsx';
import { MedicalBlogPage } from '../features/articles/medical-blog-page.tsx';
import { AppointmentsPage } from '../features/booking/view/appointments-page.tsx';
import { WhatWillIPayPage } from '../features/cost/what-will-i-pay-page.tsx';
import { EmergencyCardPage } from '../features/emergency-card/emergency-card-page.tsx';
import { AntenatalPlannerPage } from '../features/planner/antenatal/antenatal-planner-page.tsx';
import { BirthPlanPage } from '../features/planner/birth/birth-plan-page.tsx';
import { VaccinePlannerPage } from '../features/planner/vaccines/vaccine-planner-page.tsx';
import { TodayPage } from '../features/today/today-page.tsx';
import { type DepartmentRouteName, everyDepartment, type RouteName } from '../site/routes.ts';
import { AboutPage } from './about-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { DepartmentPage } from './departments/department-page.tsx';
import { EmergencyPage } from './departments/emergency/emergency-page.tsx';
import { InpatientPage } from './departments/inpatient-page.tsx';
import { LaboratoryPage } from './departments/laboratory-page.tsx';
import { MaternityPage } from './departments/maternity/maternity-page.tsx';
import { PediatricsPage } from './departments/pediatrics-page.tsx';
import { ServicesPage } from './departments/services-page.tsx';
import { TelemedicinePage } from './departments/telemedicine-page.tsx';
import { UpcomingPage } from './departments/upcoming-page.tsx';
import { DoctorsPage } from './doctors-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { InsurancePage } from './insurance-page.tsx';
import { MaternityPackagesPage } from './maternity-packages/maternity-packages-page.tsx';
import { PatientStoriesPage } from './patient-stories-page.tsx';
import { AccessibilityPage } from './reading/accessibility-page.tsx';
import { PapersPage } from './reading/papers-page.tsx';
import { PatientRightsPage } from './reading/patient-rights-page.tsx';
import { PrivacyPage } from './reading/privacy-page.tsx';
import { WhenSomeoneDiesPage } from './reading/when-someone-dies-page.tsx';
import { SearchPage } from './search-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';

/** Views with their own layout. Only departments may lack one: they default to DepartmentPage. */
const ownViews: Readonly<
  Record<Exclude<RouteName, DepartmentRouteName>, PageView> &
    Partial<Record<DepartmentRouteName, PageView>>
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
  today: TodayPage,
  whatWillIPay: WhatWillIPayPage,
  antenatalPlanner: AntenatalPlannerPage,
  vaccinePlanner: VaccinePlannerPage,
  birthPlan: BirthPlanPage,
  testimonials: TestimonialsPage,
  papers: PapersPage,
  whenSomeoneDies: WhenSomeoneDiesPage,
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

const departmentViews = Object.fromEntries(
  everyDepartment.map((name) => [name, DepartmentPage]),
) as Readonly<Record<DepartmentRouteName, PageView>>;

/** The view of each row of the route table. */
export const pages: Readonly<Record<RouteName, PageView>> = { ...departmentViews, ...ownViews };

export type Pages = typeof pages;
