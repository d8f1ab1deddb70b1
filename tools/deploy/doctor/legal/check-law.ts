import { figureOrigins } from '../../../../src/facts/hospital/figures.ts';
import { accessibilityFacts } from '../../../../src/facts/legal/accessibility.ts';
import { dataProtection } from '../../../../src/facts/legal/data-protection.ts';
import { legalRules } from '../../../../src/facts/legal/rules.ts';
import { telemedicinePapers } from '../../../../src/facts/legal/telemedicine.ts';
import { waitlistAgreedOn, waitlistTerms } from '../../../../src/facts/money/waitlist.ts';
import { councilAnswer, patientSetting } from '../../../../src/facts/people/patient-display.ts';
import { patientRecords } from '../../../../src/facts/people/patient-records.ts';
import { isOn } from '../../../../src/site/routes.ts';
import type { CheckedFile, Finding } from '../finding.ts';
import { figureClaims, promisesInWords } from './claims.ts';
import { missingPapers } from './papers.ts';
import { patientConsents } from './patient-consents.ts';
import { rulesToReread } from './rules-to-reread.ts';
import { waitlistOffer } from './waitlist-offer.ts';

/** Returns where this checkout falls short of Kenyan law on `today` (ISO 8601). Not legal advice. */
export function checkLaw(words: readonly CheckedFile[], today: string): Finding[] {
  const papers = {
    ...(isOn('telemedicine') ? telemedicinePapers : { certificate: 'no', registryEntry: 'no' }),
    controllerNumber: dataProtection.registrationNumber,
    safeguards: dataProtection.transferSafeguards,
    copyInKenya: dataProtection.copyInKenya,
    accessibility: accessibilityFacts,
  };
  return [
    ...patientConsents(patientSetting, councilAnswer, patientRecords, today),
    ...(waitlistTerms ? waitlistOffer(waitlistTerms.discount, waitlistAgreedOn, today) : []),
    ...figureClaims(figureOrigins, today),
    // what visitors type is no promise
    ...promisesInWords(words.filter(({ path }) => !path.includes('/search/'))),
    ...missingPapers(papers, today),
    ...rulesToReread(legalRules, today),
  ];
}
