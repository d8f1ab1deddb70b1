import type { AskedClinics } from '../../components/search-answer.ts';
import { clinics } from '../../facts/schedule/clinics.ts';
import {
  questionsOfSections,
  type SectionKey,
  subjectsOfClinics,
  subjectsOfDepartments,
} from '../../words/features/search-questions.ts';

/** A common question. */
interface Question {
  /** A query asks this question if it has all these concepts. */
  concepts: readonly string[];
  /** The section that answers. */
  section: SectionKey;
  /** Clinics whose next days answer instead of the section's lines. */
  clinics?: AskedClinics;
}

/** The sections with the days of all clinics. */
const allClinics: readonly SectionKey[] = ['today#today', 'doctors#calendar'];

const ofSections = questionsOfSections.flatMap(([section, ...asked]) =>
  asked.map((line): Question => {
    const concepts = line.split(' ');
    const from = (['today', 'tomorrow'] as const).find((day) => concepts.includes(day));
    const hasClinics = from && allClinics.includes(section);
    return { concepts, section, ...(hasClinics && { clinics: { from } }) };
  }),
);

const ofClinics = subjectsOfClinics.flatMap(([id, ...subjects]) => {
  const clinic = clinics.find((each) => each.id === id);
  if (!clinic) return [];
  const section: SectionKey = `${clinic.department}#clinic-days`;
  const ids = [id];
  return subjects.flatMap((subject): Question[] => [
    { concepts: ['today', subject], section: 'today#today', clinics: { from: 'today', ids } },
    { concepts: ['tomorrow', subject], section, clinics: { from: 'tomorrow', ids } },
    { concepts: ['clinicDays', subject], section },
    { concepts: ['doctor', subject], section },
    { concepts: ['specialist', subject], section },
  ]);
});

const ofDepartments = subjectsOfDepartments.flatMap(([name, ...subjects]) =>
  subjects.flatMap((subject): Question[] => [
    { concepts: ['hours', subject], section: `${name}#opening-hours` },
    { concepts: ['bring', subject], section: `${name}#what-to-bring` },
    { concepts: ['hospitalBag', subject], section: `${name}#what-to-bring` },
    { concepts: ['directions', subject], section: `${name}#reach-us` },
  ]),
);

/** The common questions, with the section that answers each. */
export const questions: readonly Question[] = [...ofSections, ...ofClinics, ...ofDepartments];
