import { sample } from '../hospital/sample.ts';

/** How data that leaves Kenya is protected (Data Protection Act, sections 48 and 49). */
export interface TransferSafeguards {
  /** What was agreed and with which company, as a clause: 'Contract clauses with Meta of 2027'. */
  what: string;
  /** ISO 8601 day on which the Data Commissioner got proof of it. */
  provenOn: string;
}

/** What the hospital does about personal data. The SAMPLE entries are an operator's to set. */
export const dataProtection = {
  /** ISO 8601 day of the notice. */
  noticeOf: '2026-11-22',
  /** SAMPLE: the number on the certificate of the Data Commissioner. */
  registrationNumber: sample('000-0000-0000'),
  /** For data that WhatsApp takes out of Kenya; null while nothing is agreed. */
  transferSafeguards: null as TransferSafeguards | null,
  /** SAMPLE: how long a message is kept that belongs to no patient's file. */
  keptMonths: sample(12),
  /** The age from which a person decides alone (Constitution of Kenya, article 260). */
  adultAge: 18,
  /** The law's longest time to answer, in days: General Regulations 2021, parts II; Act, s. 38. */
  answerDays: { access: 7, correction: 14, erasure: 14, objection: 14, portability: 30 },
} as const;
