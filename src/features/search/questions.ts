import type { AskedClinics } from '../../components/search-answer.ts';
import { type ClinicId, clinics } from '../../facts/schedule/clinics.ts';
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

/** Creates a question from its concepts, separated by spaces; `ids` are the clinics that it is about. */
function createQuestion(section: SectionKey, line: string, ids?: readonly ClinicId[]): Question {
  const concepts = line.split(' ');
  const from = (['today', 'tomorrow'] as const).find((day) => concepts.includes(day));
  const hasClinics = from && (ids || allClinics.includes(section));
  return { concepts, section, ...(hasClinics && { clinics: { from, ...(ids && { ids }) } }) };
}

/** The common questions, with the section that answers each. */
export const questions: readonly Question[] = [
  ...questionsOfSections.flatMap(([section, ...asked]) =>
    asked.map((line) => createQuestion(section, line)),
  ),
  ...clinics.flatMap(({ id, department }) =>
    (subjectsOfClinics[id] ?? []).flatMap((subject) => [
      createQuestion('today#today', `today ${subject}`, [id]),
      ...['tomorrow', 'clinicDays', 'doctor', 'specialist'].map((asked) =>
        createQuestion(`${department}#clinic-days`, `${asked} ${subject}`, [id]),
      ),
    ]),
  ),
  ...subjectsOfDepartments.flatMap(([name, subjects]) =>
    subjects.flatMap((subject) => [
      createQuestion(`${name}#opening-hours`, `hours ${subject}`),
      createQuestion(`${name}#what-to-bring`, `bring ${subject}`),
      createQuestion(`${name}#what-to-bring`, `hospitalBag ${subject}`),
      createQuestion(`${name}#reach-us`, `directions ${subject}`),
    ]),
  ),
];
