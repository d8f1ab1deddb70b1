import { type ClinicId, clinics } from '../../../facts/schedule/clinics.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchConcept } from '../../../words/features/search-words.ts';
import { type AnswerSection, at, type Question } from './question.ts';

/** The clinics of the day. */
export const clinicsToday: AnswerSection = { ...at('today', 'today'), clinics: { from: 'today' } };

/** The clinic for a subject. */
const clinicFor: Partial<Record<SearchConcept, ClinicId>> = {
  paediatrics: 'children',
  antenatal: 'antenatal',
  pregnancy: 'antenatal',
  vaccine: 'vaccines',
  diabetes: 'diabetes',
  pressure: 'diabetes',
  diabetesClinic: 'diabetes',
  womensHealth: 'gynaecology',
  fracture: 'bones',
  ent: 'earNoseThroat',
  skin: 'skin',
  nutrition: 'nutrition',
  physiotherapy: 'physiotherapy',
  surgery: 'surgical',
  prostate: 'urology',
  dental: 'dental',
  ultrasound: 'ultrasound',
  familyPlanning: 'familyPlanning',
  cervicalScreening: 'screening',
};

/** Questions about the days of one clinic. */
export const clinicQuestions = Object.entries(clinicFor).flatMap(([subject, id]): Question[] => {
  const clinic = clinics.find((each) => each.id === id);
  if (!clinic) return [];
  const concept = subject as SearchConcept;
  const days = at(clinic.department, 'clinic-days');
  const ids = [id];
  return [
    { concepts: ['today', concept], section: { ...clinicsToday, clinics: { from: 'today', ids } } },
    { concepts: ['tomorrow', concept], section: { ...days, clinics: { from: 'tomorrow', ids } } },
    ...(['clinicDays', 'doctor', 'specialist'] as const).map((asked) => ({
      concepts: [asked, concept],
      section: days,
    })),
  ];
});

/** The department for a subject. */
const departmentFor: Partial<Record<SearchConcept, RouteName>> = {
  pharmacy: 'pharmacy',
  laboratory: 'laboratory',
  dental: 'dental',
  radiology: 'radiology',
  ultrasound: 'radiology',
  paediatrics: 'pediatrics',
  child: 'pediatrics',
  vaccine: 'pediatrics',
  birth: 'maternity',
  midwife: 'maternity',
  antenatal: 'maternity',
  surgery: 'surgical',
  inpatient: 'inpatient',
  specialist: 'specializedCare',
};

/** Questions about a department's hours, the way to it, and what to bring to it. */
export const departmentQuestions = Object.entries(departmentFor).flatMap(
  ([named, name]): Question[] => {
    const concept = named as SearchConcept;
    return [
      { concepts: ['hours', concept], section: at(name, 'opening-hours') },
      { concepts: ['bring', concept], section: at(name, 'what-to-bring') },
      { concepts: ['hospitalBag', concept], section: at(name, 'what-to-bring') },
      { concepts: ['directions', concept], section: at(name, 'reach-us') },
    ];
  },
);
