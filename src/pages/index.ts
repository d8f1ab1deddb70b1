import type { RouteName } from '../routes.ts';
import { AboutPage } from './about-page.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';
import { AppointmentsPage } from './appointments-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { DentalPage } from './dental-page.tsx';
import { DoctorsPage } from './doctors-page.tsx';
import { EmergencyPage } from './emergency-page.tsx';
import { EyeCarePage } from './eye-care-page.tsx';
import { HduPage } from './hdu-page.tsx';
import { HomePage } from './home-page.tsx';
import { InpatientPage } from './inpatient-page.tsx';
import { InsurancePage } from './insurance-page.tsx';
import { LaboratoryPage } from './laboratory-page.tsx';
import { MaternityPackagesPage } from './maternity-packages-page.tsx';
import { MaternityPage } from './maternity-page.tsx';
import { MedicalBlogPage } from './medical-blog-page.tsx';
import { OutpatientPage } from './outpatient-page.tsx';
import type { PageView } from './page-props.ts';
import { PatientRightsPage } from './patient-rights-page.tsx';
import { PatientStoriesPage } from './patient-stories-page.tsx';
import { PediatricsPage } from './pediatrics-page.tsx';
import { PharmacyPage } from './pharmacy-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { RadiologyPage } from './radiology-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { SpecializedCarePage } from './specialized-care-page.tsx';
import { SurgicalPage } from './surgical-page.tsx';
import { TelemedicinePage } from './telemedicine-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';
import { UpcomingPage } from './upcoming-page.tsx';

/** The view of each row of the route table; the compiler asks for every one. */
export const pages: Readonly<Record<RouteName, PageView>> = {
  home: HomePage,
  services: ServicesPage,
  maternityPackages: MaternityPackagesPage,
  doctors: DoctorsPage,
  insurance: InsurancePage,
  about: AboutPage,
  contact: ContactPage,
  appointments: AppointmentsPage,
  outpatient: OutpatientPage,
  maternity: MaternityPage,
  pediatrics: PediatricsPage,
  laboratory: LaboratoryPage,
  pharmacy: PharmacyPage,
  dental: DentalPage,
  radiology: RadiologyPage,
  inpatient: InpatientPage,
  specializedCare: SpecializedCarePage,
  surgical: SurgicalPage,
  telemedicine: TelemedicinePage,
  hdu: HduPage,
  eyeCare: EyeCarePage,
  emergency: EmergencyPage,
  upcoming: UpcomingPage,
  testimonials: TestimonialsPage,
  patientStories: PatientStoriesPage,
  privacy: PrivacyPage,
  accessibility: AccessibilityPage,
  patientRights: PatientRightsPage,
  blog: BlogPage,
  blogPost: ArticlePage,
  medicalBlog: MedicalBlogPage,
  medicalBlogPost: ArticlePage,
};

export type Pages = typeof pages;
