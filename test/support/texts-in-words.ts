import {
  childVisitsFrom,
  newerDoses,
} from '../../src/facts/clinical/mother-and-child/child-visits.ts';
import { clinics } from '../../src/facts/schedule/clinics.ts';

const session = { clinic: clinics[0], hours: { opens: '8:00', closes: '13:00' } };
const report = { of: 'sha', state: 'limited', asOf: '2026-11-25T09:30', hours: 4 };
/** A child's visit at 6 weeks: a check and vaccines. */
const sixWeeks = childVisitsFrom('2026-11-20')[3];

/** Arguments for the functions among the words; others get a day. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  dangerSignText: ['chestPain'],
  signTexts: ['chestPain', 'socketBleeds'],
  signsInSentence: ['chestPain', 'socketBleeds'],
  dangerSignTexts: ['newborn'],
  helplineFact: ['police'],
  packageQuestion: ['P4'],
  priceQuestion: ['P4'],
  formatPrice: [25_000],
  formatSum: [25_000],
  formatChoice: [[1, 2, 3]],
  formatList: [[1, 2, 3]],
  formatMonth: ['2026-10'],
  formatShortDay: ['2026-11-25'],
  formatDays: [['Mon', 'Tue', 'Wed']],
  formatHours: [[{ opens: '8:00', closes: '13:00' }]],
  formatShortTime: ['13:00'],
  formatTime: ['13:00'],
  clinicianOf: [clinics[0]],
  opening: [session.hours],
  round: [session.hours],
  holidayNote: ['jamhuri'],
  hoursOn: ['2026-11-25', [session.hours]],
  openNow: [session.hours],
  closedUntil: ['2026-11-25', 'A', true, true],
  nextOn: ['2026-11-25', session.hours],
  soonOn: ['2026-11-25', session.hours],
  sum: ['P4', 'P5'],
  clinics: [5],
  open: [['A', 'B']],
  clinicsFrom: [session.hours],
  clinicsOn: ['2026-11-25', session.hours],
  visitsUntil: [session.hours],
  visitsFrom: [session.hours],
  visitsOn: ['2026-11-25', session.hours],
  statusReport: [report, '2026-11-25'],
  statusAlert: [report, '2026-11-25'],
  clinicsLine: ['2026-11-25', [session]],
  noCredit: ['#0712345678'],
  reviewed: ['A', 'B', 'C'],
  rated: [4, 5],
  preferredDay: ['2026-11-20', '2026-11-22'],
  pastDay: ['2026-11-20', '2026-11-22'],
  tooLong: [12],
  weeks: [8, 12],
  learnMoreAbout: ['A'],
  costBasis: ['anc', 'sha', '2026-11-22'],
  examplePaid: [10_000, false],
  exampleLine: ['A', 5],
  formatItemPrice: [3_000, true],
  costOfCesarean: ['sha', '2026-11-22'],
  age: [{ weeks: 12, days: 3 }],
  noClinic: ['2026-12-25', 'christmas'],
  closesToday: ['13:00'],
  newer: [newerDoses('2022-01-10')],
  doseText: [sixWeeks?.doses[0]],
  dosesText: [sixWeeks?.doses],
  protectionText: [sixWeeks?.doses],
  visitTitle: [sixWeeks],
  visitTexts: [sixWeeks],
  week: [12],
  summary: [12],
  visit: [12, '2027-01-12'],
  clinicTime: [clinics[0]],
  clinicDays: ['specializedCare'],
  target: ['Q2 2025', true],
  originOf: ['maternitySuccess'],
  countOf: ['rating'],
  countersOf: [['rating', 'satisfaction']],
  safeguards: [{ what: 'A', provenOn: '2026-11-22' }],
  fieldUse: ['A', true, 'B'],
  thirdPartyContact: ['chat', 'A'],
  privacyNotice: [[], []],
};

/**
 * Every text in words by its path ('frame.call', 'jumps.0.label'), with functions called for `day` (ISO
 * 8601). Names and numbers count as texts.
 */
export function textsInWords(words: unknown, day: string, path = ''): Map<string, string> {
  if (typeof words === 'function') {
    const name = path.split('.').at(-1) ?? '';
    return textsInWords(words(...(samples[name] ?? [day])), day, path);
  }
  if (typeof words === 'string' || typeof words === 'number') {
    return new Map([[path, String(words)]]);
  }
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(
    Object.entries(words).flatMap(([key, inner]) => [
      ...textsInWords(inner, day, path ? `${path}.${key}` : key),
    ]),
  );
}
