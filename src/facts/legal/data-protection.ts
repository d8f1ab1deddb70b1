import { paperFacts } from '../hospital/papers.ts';

/** How data that leaves Kenya is protected (Data Protection Act, sections 48 and 49). */
export interface TransferSafeguards {
  /** The agreement and the company, as a phrase: 'Contract clauses with Meta of 2027'. */
  what: string;
  /** ISO 8601 day on which the Data Commissioner received proof of it. */
  provenOn: string;
}

/** Where in Kenya a copy of patients' data is stored (General Regulations 2021, regulation 26). */
export interface CopyInKenya {
  /** The data centre or the hospital's own server, as a phrase. */
  where: string;
  /** ISO 8601 day. */
  since: string;
}

const { transferSafeguards, copyInKenya, ...numbers } = paperFacts.dataProtection;

/** How the hospital protects personal data. */
export const dataProtection = {
  /**
   * `registrationNumber` is on the Data Commissioner's certificate, `retentionMonths` how long messages
   * outside a patient's file are kept.
   */
  ...numbers,
  /** ISO 8601 date of the notice. */
  noticeOf: '2026-11-27',
  /** For data that WhatsApp takes out of Kenya; null without an agreement. */
  transferSafeguards: (transferSafeguards ?? null) as TransferSafeguards | null,
  /** Of what patients send by chat; null if no one has written down where it is. */
  copyInKenya: (copyInKenya ?? null) as CopyInKenya | null,
  /** Age of majority (Constitution of Kenya, article 260). */
  adultAge: 18,
  /** Legal maximum of days to answer: General Regulations 2021, part II; Act, s. 38. */
  answerDays: { access: 7, correction: 14, erasure: 14, objection: 14, portability: 30 },
} as const;
