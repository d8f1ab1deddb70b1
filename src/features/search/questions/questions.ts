import { reverseCall } from '../../../facts/hospital/contact/reverse-call.ts';
import { site } from '../../../facts/hospital/site.ts';
import { complaintsSection } from '../../../facts/legal/complaints.ts';
import type { PriceGroup } from '../../../facts/money/price-items.ts';
import { type Doctor, doctors } from '../../../facts/people/people.ts';
import type { SearchConcept } from '../../../words/features/search-words.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import { clinicQuestions, clinicsToday, departmentQuestions } from './department-questions.ts';
import { type AnswerSection, at, inArticle, inParts, type Question } from './question.ts';

const priceOf = (group: PriceGroup) => at('whatWillIPay', `prices-${group}`);
const prices = at('insurance', 'prices');
const withSha = at('maternityPackages', 'with-sha');
const packages = inParts('maternityPackages', 'packages');
const visiting = at('inpatient', 'visiting-hours');
const hours = at('outpatient', 'opening-hours');
const screening = at('outpatient', 'screening-you-can-have-today');
const booking = at('appointments', 'request');
const calendar = at('doctors', 'calendar');
const calendarTomorrow: AnswerSection = { ...calendar, clinics: { from: 'tomorrow' } };

const isWoman = ({ gender }: Doctor) => gender === 'female';
const womenDoctors: AnswerSection = {
  ...at('doctors', 'doctors'),
  linesIn: (language) =>
    Object.values(doctors)
      .filter(isWoman)
      .map(({ name, role }) => `${name}: ${role[language]}`),
};
const jobs = at('about', 'staff');
const babyFood = inArticle('blogPost', '4', 'how-much-at-each-age');
const helplines = inArticle('medicalBlogPost', 'mental-health-awareness', 'numbers-to-call');
const inPregnancy = (fragment: string) =>
  inArticle('medicalBlogPost', 'pregnancy-nutrition-guide', fragment);

/** The number is on the cloth, above the section. */
const phone: AnswerSection = {
  ...at('contact', 'details'),
  linesIn(language) {
    const { noCredit, pleaseCallMe } = wordsIn(language, 'frame').frame;
    return [site.phone, ...(reverseCall ? [noCredit(reverseCall)] : []), pleaseCallMe];
  },
};

/** The sections that answer common questions, with the concepts of each question that they answer. */
const answers: readonly (readonly [AnswerSection, ...SearchConcept[][]])[] = [
  [visiting, ['visiting'], ['today', 'visiting'], ['tomorrow', 'visiting'], ['hours', 'visiting']],
  [hours, ['hours']],
  [at('contact', 'directions'), ['directions'], ['price', 'parking']],
  [phone, ['phone']],
  [booking, ['appointment'], ['appointment', 'doctor'], ['appointment', 'paediatrics']],
  [
    booking,
    ['appointment', 'antenatal'],
    ['appointment', 'pregnancy'],
    ['appointment', 'tomorrow'],
  ],
  [withSha, ['price', 'sha'], ['price', 'sha', 'birth'], ['price', 'sha', 'caesarean']],
  [withSha, ['sha', 'birth'], ['sha', 'caesarean']],
  [packages, ['price', 'birth'], ['price', 'caesarean'], ['price', 'labour'], ['price', 'package']],
  [prices, ['price'], ['payment'], ['deposit']],
  [priceOf('tests'), ['price', 'laboratory']],
  [priceOf('pictures'), ['price', 'ultrasound'], ['price', 'radiology']],
  [priceOf('visits'), ['price', 'doctor'], ['price', 'specialist'], ['price', 'physiotherapy']],
  [priceOf('visits'), ['price', 'outpatient']],
  [priceOf('stay'), ['price', 'room'], ['price', 'hdu'], ['price', 'inpatient']],
  [priceOf('dental'), ['price', 'dental'], ['price', 'extraction']],
  [priceOf('operations'), ['price', 'surgery'], ['price', 'circumcision'], ['price', 'wound']],
  [at('pharmacy', 'cost'), ['price', 'pharmacy']],
  [at('surgical', 'surgical-specialties'), ['circumcision'], ['circumcision', 'paediatrics']],
  [
    at('emergency', 'our-ambulance-area-and-cost'),
    ['price', 'ambulance'],
    ['directions', 'ambulance'],
  ],
  [at('outpatient', 'what-we-see-every-day'), ['wound']],
  [
    at('radiology', 'what-we-can-look-at'),
    ['ultrasound', 'kidney'],
    ['ultrasound', 'prostate'],
    ['ultrasound', 'stomach'],
    ['ultrasound', 'womensHealth'],
    ['radiology', 'fracture'],
  ],
  [at('radiology', 'about'), ['radiology', 'work'], ['radiology', 'medicalExam']],
  [at('specializedCare', 'clinic-days'), ['diabetesClinic']],
  [jobs, ['work'], ['work', 'midwife'], ['work', 'doctor']],
  [at('emergency', 'reach-us'), ['emergency']],
  [screening, ['hiv'], ['cervicalScreening'], ['breastLump']],
  [at('maternity', 'when-to-come-in-labour'), ['labour']],
  [at('maternityPackages', 'reasons'), ['companion', 'labour'], ['companion', 'birth']],
  [at('outpatient', 'hiv-exposure'), ['hivExposure']],
  [at('emergency', 'fgm'), ['femaleCutting']],
  [at('maternity', 'after-loss'), ['abortion']],
  [at('outpatient', 'cholera'), ['cholera']],
  [
    inArticle('blogPost', '5', 'coughs-that-need-another-test'),
    ['tuberculosis'],
    ['tuberculosis', 'laboratory'],
  ],
  [at('insurance', 'sha'), ['sha']],
  [at('insurance', 'providers'), ['insurance']],
  [
    at('laboratory', 'patient-information'),
    ['fasting'],
    ['fasting', 'laboratory'],
    ['fasting', 'diabetes'],
    ['nutrition', 'laboratory'],
  ],
  [
    at('radiology', 'how-to-prepare'),
    ['fasting', 'radiology'],
    ['fasting', 'ultrasound'],
    ['nutrition', 'radiology'],
    ['nutrition', 'ultrasound'],
    ['water', 'ultrasound'],
  ],
  [at('laboratory', 'patient-information'), ['results', 'phone']],
  [at('surgical', 'on-the-day'), ['fasting', 'surgery']],
  [at('surgical', 'your-medicines-before-an-operation'), ['pharmacy', 'surgery']],
  [at('surgical', 'your-patient-journey'), ['nutrition', 'surgery']],
  [at('accessibility', 'in-the-building'), ['language', 'disability']],
  [
    at('specializedCare', 'our-clinics'),
    ['heart', 'specialist'],
    ['heart', 'doctor'],
    ['heart', 'outpatient'],
  ],
  [at('services', 'all'), ['offers']],
  [at('inpatient', 'relatives-food-and-papers'), ['wifi']],
  [
    inArticle(
      'medicalBlogPost',
      'child-vaccination-schedule',
      'if-you-are-late-or-your-child-is-ill',
    ),
    ['late', 'vaccine'],
  ],
  [
    booking,
    ['appointment', 'clinicDays'],
    ['appointment', 'outpatient'],
    ['appointment', 'clinicDays', 'outpatient'],
  ],
  [at('home', 'faq'), ['language'], ['language', 'doctor'], ['language', 'midwife']],
  [at('maternityPackages', 'before-the-birth'), ['shaRegistration']],
  [clinicsToday, ['today'], ['today', 'doctor'], ['today', 'hours'], ['today', 'outpatient']],
  [calendarTomorrow, ['tomorrow'], ['tomorrow', 'hours'], ['tomorrow', 'doctor']],
  [calendarTomorrow, ['tomorrow', 'outpatient']],
  [calendar, ['clinicDays'], ['clinicDays', 'doctor']],
  [womenDoctors, ['femaleDoctor']],
  [
    at('laboratory', 'result-times'),
    ['results'],
    ['results', 'laboratory'],
    ['results', 'waiting'],
    ['results', 'blood'],
    ['results', 'hiv'],
  ],
  [inParts('patientRights', complaintsSection), ['complaint'], ['complaint', 'midwife']],
  [helplines, ['addiction'], ['addiction', 'companion'], ['alcohol'], ['alcohol', 'companion']],
  [at('outpatient', 'what-to-bring'), ['bring']],
  [
    at('maternity', 'your-hospital-bag'),
    ['hospitalBag'],
    ['hospitalBag', 'birth'],
    ['hospitalBag', 'paediatrics', 'baby'],
  ],
  [inParts('maternityPackages', 'papers'), ['birthCertificate']],
  [at('papers', 'sick-note'), ['sickNote']],
  [at('papers', 'medical-report'), ['report'], ['insurance', 'report']],
  [at('papers', 'copies-of-your-records'), ['records']],
  [at('papers', 'p3-form-after-an-assault-or-an-accident'), ['policeForm']],
  [at('papers', 'fitness-certificate'), ['medicalExam']],
  [at('papers', 'food-handler-certificate'), ['foodHandler']],
  [at('whenSomeoneDies', 'if-they-died-here'), ['mortuary'], ['death']],
  [at('whenSomeoneDies', 'burial-permit-and-death-certificate'), ['deathPapers']],
  [at('outpatient', 'family-planning'), ['familyPlanning']],
  [
    inArticle('medicalBlogPost', 'child-vaccination-schedule', 'what-is-normal-afterwards'),
    ['sideEffects', 'vaccine'],
  ],
  [at('birthPlan', 'ask'), ['birthPlan']],
  [at('antenatalPlanner', 'ask'), ['dueDate'], ['dueDate', 'pregnancy']],
  [at('vaccinePlanner', 'ask'), ['vaccineDates']],
  [at('maternityPackages', 'schedule'), ['antenatal']],
  [at('accessibility', 'in-the-building'), ['disability']],
  [
    babyFood,
    ['nutrition', 'baby'],
    ['nutrition', 'child'],
    ['nutrition', 'paediatrics'],
    ['solids'],
  ],
  [inPregnancy('a-day-of-meals'), ['nutrition', 'pregnancy']],
  [inPregnancy('caffeine-alcohol-and-foods-to-avoid'), ['alcohol', 'pregnancy']],
  [
    inArticle('blogPost', '6', 'fever-means-a-test-at-once'),
    ['travel', 'fever'],
    ['travel', 'malaria', 'fever'],
  ],
  [at('maternity', 'late-pregnancy'), ['late', 'dueDate'], ['late', 'birth']],
  [inPregnancy('when-food-will-not-stay-down'), ['vomiting', 'pregnancy']],
  [
    inArticle('medicalBlogPost', 'diabetes-management-kenya', 'a-plate-that-still-has-ugali-on-it'),
    ['nutrition', 'diabetes'],
  ],
  [inArticle('blogPost', '1', 'take-the-salt-off-the-table'), ['nutrition', 'pressure']],
];

/** The most common questions, with the section that answers each. */
export const questions: readonly Question[] = [
  ...answers.flatMap(([section, ...asked]) => asked.map((concepts) => ({ concepts, section }))),
  ...clinicQuestions,
  ...departmentQuestions,
];
