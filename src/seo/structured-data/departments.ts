import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { departmentHours } from '../../facts/schedule/opening-hours.ts';
import { isPlanned } from '../../facts/schedule/planned-services.ts';
import { hrefIn } from '../../locales/places.ts';
import { wordsIn } from '../../locales/words-by-locale.ts';
import type { Language } from '../../site/languages.ts';
import type { ServiceRouteName } from '../../site/routes.ts';
import { openingHoursSpecification, specialOpeningHours } from './opening-hours-specification.ts';
import type { StructuredData } from './structured-data.ts';

function clinic(medicalSpecialty: string): StructuredData {
  return { '@type': 'MedicalClinic', medicalSpecialty };
}

/** What a department is in schema.org's words; one that is not named here is a clinic. */
const kinds: Partial<Record<ServiceRouteName, StructuredData>> = {
  outpatient: clinic('https://schema.org/PrimaryCare'),
  maternity: clinic('https://schema.org/Obstetric'),
  pediatrics: clinic('https://schema.org/Pediatric'),
  laboratory: { '@type': 'DiagnosticLab' },
  pharmacy: { '@type': 'Pharmacy' },
  dental: { '@type': 'Dentist' },
  radiology: clinic('https://schema.org/Radiography'),
  surgical: clinic('https://schema.org/Surgical'),
  emergency: clinic('https://schema.org/Emergency'),
};

/**
 * Those of the departments that are open, each with its page and its hours, named in `language`.
 */
export function departments(
  names: readonly ServiceRouteName[],
  toUrl: (path: string) => string,
  language: Language,
  special: readonly SpecialHours[] = [],
): StructuredData[] {
  const href = hrefIn(language);
  const { departmentNames } = wordsIn(language, 'organisation');
  // what is not open yet is not offered to search engines
  const open = names.filter((name) => !isPlanned(name));
  return open.map((name) => ({
    ...(kinds[name] ?? { '@type': 'MedicalClinic' }),
    name: departmentNames[name],
    url: toUrl(href(name)),
    openingHoursSpecification: openingHoursSpecification(departmentHours(name)),
    ...specialOpeningHours(name, special),
  }));
}
