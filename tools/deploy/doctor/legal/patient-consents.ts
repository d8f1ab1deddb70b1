import { dataProtection } from '../../../../src/facts/legal/data-protection.ts';
import { legalRules } from '../../../../src/facts/legal/rules.ts';
import type { PatientDisplay } from '../../../../src/facts/people/patient-display.ts';
import type { PatientRecord } from '../../../../src/facts/people/patient-records.ts';
import { portraitHost } from '../../../../src/facts/people/patient-records.ts';
import { isCalendarDay } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';
import { ruleLine } from './rule-line.ts';

const setting = 'src/facts/people/patient-display.ts';
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

/** Checks that each patient on the site agreed to appear as the setting shows them. */
export function patientConsents(
  display: PatientDisplay,
  people: readonly PatientRecord[],
  today: string,
): Finding[] {
  const named = display === 'named';
  const faults = people.flatMap((person) => {
    const fault = faultInConsent(person, today);
    return fault ? [`${person.name} (${fault})`] : [];
  });
  const findings: Finding[] = [];
  if (faults.length > 0) {
    findings.push({
      level: named ? 'error' : 'warning',
      what: `${faults.length} of ${people.length} patients ${named ? 'appear with their names' : 'describe their illness'} without a valid consent: ${faults.join(', ')}.`,
      remedy: named
        ? "Set patients to 'initials', or record who signed each person's consent and when."
        : "Record who signed each person's consent and when, or remove them.",
      where: named ? [setting, records] : [records],
      law: ruleLine(named ? legalRules.patientsInAdvertising : legalRules.consentToPublish),
    });
  }
  if (!named) return findings;
  const withStockPhotos = people.filter(({ image }) => image?.startsWith(portraitHost));
  if (withStockPhotos.length > 0) {
    findings.push({
      level: 'error',
      what: `${withStockPhotos.length} patients appear with a stock photograph of another person.`,
      remedy: "Set patients to 'initials', or replace each image with a portrait of the person.",
      where: [records],
      law: ruleLine(legalRules.patientsInAdvertising),
    });
  }
  if (faults.length === 0) {
    findings.push({
      level: 'warning',
      what: 'Patients appear with their names. Reports say that the rules forbid that even with consent.',
      remedy: "Ask KMPDC in writing before you go live, or set patients to 'initials'.",
      where: [setting],
      law: ruleLine(legalRules.patientsInAdvertising),
    });
  }
  return findings;
}
