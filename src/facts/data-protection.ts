import { sample } from './sample.ts';

/** What the hospital does about personal data. The SAMPLE entries are an operator's to set. */
export const dataProtection = {
  /** ISO 8601 day of the notice. */
  noticeOf: '2026-11-22',
  /** SAMPLE: the number on the certificate of the Data Commissioner. */
  registrationNumber: sample('000-0000-0000'),
  /** SAMPLE: how long a message is kept that belongs to no patient's file. */
  keptMonths: sample(12),
  /** The age from which a person decides alone (Constitution of Kenya, article 260). */
  adultAge: 18,
  /** The law's longest time to answer, in days: General Regulations 2021, parts II; Act, s. 38. */
  answerDays: { access: 7, correction: 14, erasure: 14, objection: 14, portability: 30 },
} as const;
