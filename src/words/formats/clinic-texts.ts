import { people } from '../../facts/people/people.ts';
import { type Clinic, type ClinicId, clinics, type Visitor } from '../../facts/schedule/clinics.ts';
import type { DepartmentRouteName } from '../../site/routes.ts';
import type { Block, Fact } from '../departments/department-words.ts';

/** Names, labels and the time format of one language. */
interface ClinicWords {
  clinicNames: Readonly<Record<ClinicId, string>>;
  clinicTime(clinic: Clinic): string;
  nurses: string;
  visitors: Readonly<Record<Visitor, string>>;
  /** Advice on the days of visiting specialists. */
  visitingNote: string;
  daysHeading: string;
  /** Link to the clinics of all departments. */
  allLabel: string;
}

/** Makes the lists of clinics in one language; the facts have the days, hours and clinicians. */
export function makeClinicTexts(words: ClinicWords) {
  const { clinicNames, clinicTime } = words;

  /** Returns the clinician: a name, the nurses, or a visiting specialist. */
  const clinicianOf = ({ seenBy }: Clinic): string => {
    if (typeof seenBy === 'string') return people[seenBy].name;
    return 'team' in seenBy ? words[seenBy.team] : words.visitors[seenBy.visiting];
  };

  const clinicFact = (clinic: Clinic): Fact => ({
    term: clinicNames[clinic.id],
    detail: `${clinicTime(clinic)}, ${clinicianOf(clinic)}`,
  });

  /** Returns the clinics of a department for its page: days, hours and clinicians. */
  const clinicDays = (department: DepartmentRouteName): Block => {
    const ours = clinics.filter((clinic) => clinic.department === department);
    return {
      kind: 'facts',
      heading: words.daysHeading,
      ...(ours.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy) && {
        intro: words.visitingNote,
      }),
      facts: ours.map(clinicFact),
      more: [{ label: words.allLabel, link: 'doctors' }],
    };
  };

  return { clinicianOf, clinicDays };
}
