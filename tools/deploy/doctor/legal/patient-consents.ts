import { dataProtection } from '../../../../src/facts/legal/data-protection.ts';
import { type LegalRule, legalRules } from '../../../../src/facts/legal/rules.ts';
import type {
  CouncilAnswer,
  PatientDisplay,
} from '../../../../src/facts/people/patient-display.ts';
import type { PatientRecord } from '../../../../src/facts/people/patient-records.ts';
import { portraitHost } from '../../../../src/facts/people/patient-records.ts';
import { isCalendarDay } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';
import { ruleLine } from './rule-line.ts';

const setting = 'src/facts/hospital/papers.json';
const records = 'src/facts/people/patient-records.ts';

function faultInConsent({ consent, age }: PatientRecord, today: string): string | undefined {
  if (!consent) return 'no consent';
  if (!isCalendarDay(consent.on) || consent.on > today) {
    return `a consent dated '${consent.on}', which is not a past day`;
  }
  if (age !== undefined && age < dataProtection.adultAge && consent.by !== 'guardian') {
    return 'a child, and no guardian signed';
  }
  return undefined;
}

function finding(what: string, remedy: string, where: string[], rule: LegalRule): Finding {
  return { level: 'error', what, remedy, where, law: ruleLine(rule) };
}

/** Checks the council's answer, without which real patients appear by initials whatever they signed. */
function councilFindings(answer: CouncilAnswer | null, today: string): Finding[] {
  const isValid = answer && isCalendarDay(answer.on) && answer.on <= today && answer.reference;
  if (isValid) return [];
  const what = answer
    ? `KMPDC's answer of '${answer.on}' with reference '${answer.reference}' is not a letter of a past day.`
    : "Patients are set to appear by name, and KMPDC's written answer is not recorded. Its rules on advertising know no exception for consent.";
  const remedy =
    "Set shownBy to 'none' or 'initials', or ask KMPDC in writing and record the day and reference of its answer in councilAnswer.";
  return [finding(what, remedy, [setting], legalRules.patientsInAdvertising)];
}

/** Checks that each patient on the site agreed to appear as the setting shows them. */
export function patientConsents(
  display: PatientDisplay,
  answer: CouncilAnswer | null,
  people: readonly PatientRecord[],
  today: string,
): Finding[] {
  if (display === 'none') return [];
  const faults = people.flatMap((person) => {
    const fault = faultInConsent(person, today);
    return fault ? [`${person.name} (${fault})`] : [];
  });
  const count = `${faults.length} of ${people.length} patients`;
  const withoutConsent = `without a valid consent: ${faults.join(', ')}.`;
  if (display === 'initials') {
    if (faults.length === 0) return [];
    const what = `${count} describe their illness ${withoutConsent}`;
    const remedy = "Record who signed each person's consent and when, or remove them.";
    return [{ ...finding(what, remedy, [records], legalRules.consentToPublish), level: 'warning' }];
  }
  const findings = councilFindings(answer, today);
  if (faults.length > 0) {
    const what = `${count} appear with their names ${withoutConsent}`;
    const remedy =
      "Set shownBy to 'none' or 'initials', or record who signed each person's consent and when.";
    findings.push(finding(what, remedy, [setting, records], legalRules.patientsInAdvertising));
  }
  const stock = people.filter(({ image }) => image?.startsWith(portraitHost));
  if (stock.length > 0) {
    const what = `${stock.length} patients appear with a stock photograph of another person.`;
    const remedy =
      "Set shownBy to 'none' or 'initials', or replace each image with a portrait of the person.";
    findings.push(finding(what, remedy, [records], legalRules.patientsInAdvertising));
  }
  return findings;
}
