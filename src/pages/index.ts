import type { RouteName } from '../routes.ts';
import { AboutPage } from './about.tsx';
import { AccessibilityPage } from './accessibility.tsx';
import { AppointmentsPage } from './appointments.tsx';
import { BlogPage } from './blog.tsx';
import { BlogPostPage } from './blog-post.tsx';
import { ContactPage } from './contact.tsx';
import { DentalPage } from './dental.tsx';
import { DoctorsPage } from './doctors.tsx';
import { EmergencyPage } from './emergency.tsx';
import { EyeCarePage } from './eye-care.tsx';
import { HduPage } from './hdu.tsx';
import { HomePage } from './home.tsx';
import { InpatientPage } from './inpatient.tsx';
import { InsurancePage } from './insurance.tsx';
import { LaboratoryPage } from './laboratory.tsx';
import { MaternityPage } from './maternity.tsx';
import { MaternityPackagesPage } from './maternity-packages.tsx';
import { MedicalBlogPage } from './medical-blog.tsx';
import { MedicalBlogPostPage } from './medical-blog-post.tsx';
import { OutpatientPage } from './outpatient.tsx';
import type { PageView } from './page-props.ts';
import { PatientRightsPage } from './patient-rights.tsx';
import { PatientStoriesPage } from './patient-stories.tsx';
import { PediatricsPage } from './pediatrics.tsx';
import { PharmacyPage } from './pharmacy.tsx';
import { PrivacyPage } from './privacy.tsx';
import { RadiologyPage } from './radiology.tsx';
import { ServicesPage } from './services.tsx';
import { SpecializedCarePage } from './specialized-care.tsx';
import { SurgicalPage } from './surgical.tsx';
import { TelemedicinePage } from './telemedicine.tsx';
import { TestimonialsPage } from './testimonials.tsx';
import { UpcomingPage } from './upcoming.tsx';

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
  blogPost: BlogPostPage,
  medicalBlog: MedicalBlogPage,
  medicalBlogPost: MedicalBlogPostPage,
};

export type Pages = typeof pages;
