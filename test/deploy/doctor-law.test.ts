import { describe, expect, it } from 'vitest';
import { legalRules } from '../../src/facts/legal/rules.ts';
import { displayFor } from '../../src/facts/people/patient-display.ts';
import {
  type Consent,
  type PatientRecord,
  patientRecords,
} from '../../src/facts/people/patient-records.ts';
import { figureClaims, promisesInWords } from '../../tools/deploy/doctor/legal/claims.ts';
import { missingPapers, type Papers } from '../../tools/deploy/doctor/legal/papers.ts';
import { patientConsents } from '../../tools/deploy/doctor/legal/patient-consents.ts';

const today = '2027-03-01';
const consent: Consent = { on: '2027-02-01', by: 'patient' };
const adult: PatientRecord = { id: 1, name: 'Asha Otieno', age: 30, rating: 5, consent };
const child: PatientRecord = { id: 2, name: 'Juma Otieno', age: 2, rating: 5, consent };
/** KMPDC's written answer, that patients may be shown. */
const answer = { on: '2027-02-15', reference: 'KMPDC/ADV/12/2027' };

it('patients by name on a live site are an error in the sample, which has no consents', () => {
  const [finding] = patientConsents('named', answer, patientRecords, today);
  for (const { name } of patientRecords) expect(finding?.what).toContain(`${name} (no consent)`);
  expect(finding?.law).toContain(legalRules.patientsInAdvertising.law.url);
  expect(finding?.remedy).toContain("'initials'");
});

it.each([
  ['without consent', { ...adult, consent: null }],
  ['with consent dated in the future', { ...adult, consent: { ...consent, on: '2027-03-02' } }],
  ['who is a child and consented alone', child],
])('patients on a live site, %s, are an error by name and a warning by initials', (_, person) => {
  const people = [adult, person];
  const [named] = patientConsents('named', answer, people, today);
  expect(named).toMatchObject({ level: 'error', what: expect.stringMatching(/^1 of 2 /) });
  expect(named?.what).toContain(person.name);
  const byInitials = patientConsents('initials', null, people, today);
  expect(byInitials).toMatchObject([{ level: 'warning' }]);
});

it.each([
  ['without', null, /KMPDC's written answer is not recorded.+no exception for consent/],
  ['with a future', { ...answer, on: '2027-03-02' }, /'2027-03-02'.+not a letter of a past day/],
  ['with an unnumbered', { ...answer, reference: '' }, /reference ''.+not a letter/],
])(
  'patients by name are an error %s answer of KMPDC, even if all have consented',
  (_, wrong, what) => {
    const people = [adult, { ...child, consent: { ...consent, by: 'guardian' as const } }];
    const findings = patientConsents('named', wrong, people, today);
    expect(findings).toMatchObject([{ level: 'error', what: expect.stringMatching(what) }]);
    expect(patientConsents('named', answer, people, today)).toEqual([]);
    expect(patientConsents('initials', null, people, today)).toEqual([]);
  },
);

it('patients appear by initials, whatever the setting and consents, until KMPDC has answered', () => {
  expect(displayFor('named', false, null)).toBe('initials');
  expect(displayFor('named', false, answer)).toBe('named');
  expect(displayFor('initials', false, answer)).toBe('initials');
  // invented people of the sample have no privacy to lose
  expect(displayFor('named', true, null)).toBe('named');
});

const origin = { from: '2026-01-01', to: '2026-12-31', counted: 200, by: 'nursing' } as const;

it.each([
  ['a period in the future', { to: '2027-03-02' }, 'error'],
  ['an old count', { from: '2024-01-01', to: '2025-01-01' }, 'warning'],
])('claims of success with %s have a finding', (_, wrong, level) => {
  expect(figureClaims({ satisfaction: { ...origin, ...wrong } }, today)).toMatchObject([
    { level, what: expect.stringContaining("'satisfaction'") },
  ]);
});

it('claims in words that promise too much are a warning with the line', () => {
  const file = (text: string) => [{ path: 'home.ts', text }];
  const [finding] = promisesInWords(file("'Care.',\n'Painless birth.'"));
  expect(finding).toMatchObject({ level: 'warning', where: ['home.ts:2'] });
  expect(promisesInWords(file("'It is best to come early.'"))).toEqual([]);
});

describe('legal papers', () => {
  const papers: Papers = {
    certificate: 'DHA/2027/113',
    registryEntry: '4711',
    controllerNumber: '417-8A2C-0B11',
    safeguards: { what: 'Contract clauses of 2027', provenOn: '2027-01-10' },
    copyInKenya: { where: 'The server in our records office', since: '2027-01-02' },
    accessibility: { statementOf: '2027-01-01', triedOn: '2027-01-01' },
  };
  const { accessibility } = papers;

  it('complete legal papers have no finding', () => {
    expect(missingPapers(papers, today)).toEqual([]);
  });

  it.each([
    [{ certificate: '000000' }, 'error', 'digitalHealthCertificate'],
    [{ certificate: '' }, 'error', 'digitalHealthCertificate'],
    [{ registryEntry: '000000' }, 'error', 'telemedicineRegistry'],
    [{ controllerNumber: '000-0000-0000' }, 'error', 'controllerRegistration'],
    [{ safeguards: null }, 'warning', 'transferSafeguards'],
    [{ copyInKenya: null }, 'warning', 'dataInKenya'],
    [{ accessibility: { ...accessibility, triedOn: null } }, 'warning', 'accessibleCommunication'],
    [
      { accessibility: { ...accessibility, statementOf: '2025-12-31' } },
      'warning',
      'accessibilityStandard',
    ],
  ] as const)(
    'legal papers with %j have one finding, of level %s, with the law %s',
    (missing, level, rule) => {
      const findings = missingPapers({ ...papers, ...missing }, today);
      expect(findings).toMatchObject([{ level }]);
      expect(findings[0]?.law).toContain(legalRules[rule].law.url);
    },
  );
});
