import { departmentOf, isPlanned } from '../../facts/hospital/departments.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { departmentHours } from '../../facts/schedule/opening-hours.ts';
import { hrefIn } from '../../site/addresses.ts';
import type { Language } from '../../site/languages.ts';
import type { DepartmentRouteName } from '../../site/routes.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { openingHoursSpecification, specialOpeningHours } from './opening-hours-specification.ts';
import type { StructuredData } from './structured-data.ts';

/** Returns what a department is in schema.org's words. */
function kindOf(name: DepartmentRouteName): StructuredData {
  const { type = 'MedicalClinic', specialty } = departmentOf(name);
  return {
    '@type': type,
    ...(specialty && { medicalSpecialty: `https://schema.org/${specialty}` }),
  };
}

/** Returns the departments that are open, each with its page and hours, named in `language`. */
export function departmentNodes(
  names: readonly DepartmentRouteName[],
  toUrl: (path: string) => string,
  language: Language,
  special: readonly SpecialHours[] = [],
): StructuredData[] {
  const href = hrefIn(language);
  const { departmentNames } = wordsIn(language, 'departmentNames');
  const open = names.filter((name) => !isPlanned(name));
  return open.map((name) => ({
    ...kindOf(name),
    name: departmentNames[name].title,
    url: toUrl(href(name)),
    openingHoursSpecification: openingHoursSpecification(departmentHours(name)),
    ...specialOpeningHours(name, special),
  }));
}
