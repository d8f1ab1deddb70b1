import type { Place } from '../../../src/site/addresses.ts';
import type { RouteName } from '../../../src/site/routes.ts';
import type { SearchConcept } from '../../../src/words/features/search-words.ts';

/** The subjects of each page, by their concepts: what visitors type for it, whatever its title says. */
const subjects: Partial<Record<RouteName, readonly SearchConcept[]>> = {
  outpatient: [
    'outpatient',
    'stomach',
    'screening',
    'familyPlanning',
    'cervicalScreening',
    'breastLump',
  ],
  maternity: ['pregnancy', 'birth', 'labour', 'newborn', 'postnatal', 'hospitalBag', 'loss'],
  maternityPackages: ['package', 'birth', 'caesarean', 'companion', 'birthCertificate'],
  pediatrics: ['paediatrics', 'child', 'diarrhoea'],
  laboratory: ['laboratory', 'bloodCount', 'results', 'fasting'],
  pharmacy: ['pharmacy', 'refill', 'antibiotic'],
  dental: ['dental', 'toothCleaning', 'extraction'],
  radiology: ['radiology', 'ultrasound', 'ctScan'],
  inpatient: ['inpatient', 'room', 'visiting', 'wardFood'],
  specializedCare: [
    ...(['specialist', 'skin', 'ent', 'heart', 'pressure', 'fracture'] as const),
    ...(['womensHealth', 'infertility'] as const),
  ],
  surgical: ['surgery', 'circumcision', 'prostate'],
  telemedicine: ['telemedicine'],
  hdu: ['hdu'],
  eyeCare: ['eye'],
  emergency: ['emergency', 'ambulance', 'firstAid'],
  upcoming: ['icu', 'cancer', 'kidney'],
  today: ['today'],
  doctors: ['doctor', 'clinicDays'],
  contact: ['directions', 'phone'],
  about: ['work', 'leaders', 'parking'],
  insurance: ['insurance', 'sha', 'payment', 'deposit'],
  appointments: ['appointment'],
  whatWillIPay: ['price'],
  antenatalPlanner: ['dueDate', 'antenatal'],
  vaccinePlanner: ['vaccineDates'],
  birthPlan: ['birthPlan'],
  papers: ['sickNote', 'records', 'report', 'policeForm', 'medicalExam', 'foodHandler'],
  whenSomeoneDies: ['death', 'mortuary', 'deathPapers'],
  patientRights: ['rights', 'complaint'],
  privacy: ['privacy'],
  testimonials: ['reviews'],
  patientStories: ['stories'],
  accessibility: ['disability'],
};

/** The subjects of each article, by its id. */
const articleSubjects: Readonly<Record<string, readonly SearchConcept[]>> = {
  1: ['exercise'],
  3: ['breastfeeding'],
  4: ['solids'],
  5: ['covid', 'cough'],
  6: ['malaria', 'travel'],
  'child-vaccination-schedule': ['vaccine'],
  'diabetes-management-kenya': ['diabetes'],
  'mental-health-awareness': ['mind', 'addiction'],
  'pregnancy-nutrition-guide': ['nutrition'],
};

/** Returns the subjects of a page. */
export const subjectsOf = ({ name, entryId }: Place): readonly SearchConcept[] =>
  (entryId === undefined ? subjects[name] : articleSubjects[entryId]) ?? [];

/** First aid and danger signs: pages by name, sections of others by their English id. */
export const urgent: ReadonlySet<string> = new Set(
  `emergency emergencyCard emergency-first-aid-tips danger-signs fever-and-danger-signs urgent-signs
  signs-that-cannot-wait-for-a-new-service warning-signs-after-an-operation eye-emergencies
  when-to-go-to-emergency-instead do-not-wait-for-a-call-in-an-emergency`.split(/\s+/),
);
