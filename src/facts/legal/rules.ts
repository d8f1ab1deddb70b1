import type { Source } from '../sources/source.ts';
import { laws } from './laws.ts';

/** A rule of Kenyan law for this site, as we understand it. A lawyer must confirm it. */
export interface LegalRule {
  law: Source;
  asks: string;
  /** 'law': the law's own text. 'report': a second-hand account, so a lawyer must read the text. */
  readIn: 'law' | 'report';
  /** ISO 8601 day on which we last read the source. */
  asOf: string;
  /** A Bill before Parliament, which asks for nothing until it is law. */
  isBill?: true;
}

const asOf = '2026-11-24';

/** The rules that `npm run doctor` checks a deployment against. */
export const legalRules = {
  patientsInAdvertising: {
    law: laws.advertisingRules,
    asks: 'An advertisement must not give names, pictures or identities of patients.',
    readIn: 'report',
    asOf,
  },
  unwarrantedExpectations: {
    law: laws.advertisingRules,
    asks: 'An advertisement must not create unrealistic or unwarranted expectations.',
    readIn: 'report',
    asOf,
  },
  promotions: {
    law: laws.advertisingRules,
    asks: 'A health institution must not permit a promotion that is calculated to attract patients, except as the rules allow.',
    readIn: 'report',
    asOf,
  },
  automatedDecisions: {
    law: laws.dataProtectionAct,
    asks: 'People are told when a machine alone decides about them, and may ask for a person (section 35).',
    readIn: 'report',
    asOf: '2026-11-27',
  },
  dataInKenya: {
    // read in Privacy Watch Kenya's copy (privacywatch.co.ke), which has the regulation in full
    law: laws.dataProtectionRegulations,
    asks: 'Personal data for primary or secondary health care is processed in Kenya, or a serving copy of it is stored there (regulation 26(2)(f)).',
    readIn: 'report',
    asOf: '2026-11-27',
  },
  patientSafetyBill: {
    law: laws.patientSafetyBill,
    asks: 'Bill 41 of 2025, as we understand the Quality Healthcare and Patient Safety Bill: a new authority would register, accredit and rate each facility. We could not check its number.',
    readIn: 'report',
    asOf: '2026-11-27',
    isBill: true,
  },
  digitalHealthCertificate: {
    law: laws.digitalHealthNotices,
    asks: 'A telemedicine platform needs a certificate of the Digital Health Agency (Legal Notice 76 of 2025).',
    readIn: 'report',
    asOf,
  },
  telemedicineRegistry: {
    law: laws.digitalHealthNotices,
    asks: 'The Digital Health Agency keeps a registry of telemedicine providers (Legal Notice 77 of 2025).',
    readIn: 'report',
    asOf,
  },
  controllerRegistration: {
    law: laws.dataProtectionAct,
    asks: 'A data controller is registered with the Data Commissioner (section 18).',
    readIn: 'report',
    asOf,
  },
  transferSafeguards: {
    law: laws.dataTransfers,
    asks: 'Before personal data leaves Kenya, the Data Commissioner has proof of the safeguards (section 48).',
    readIn: 'report',
    asOf,
  },
  consentToPublish: {
    law: laws.dataProtectionAct,
    asks: 'Health data is published only with consent (sections 30 and 32), of a parent or guardian for a child (section 33).',
    readIn: 'report',
    asOf,
  },
  accessibleCommunication: {
    law: laws.disabilitiesAct,
    asks: 'Communication includes plain language, large print, audio and accessible ICT (section 2).',
    readIn: 'law',
    asOf,
  },
  accessibilityStandard: {
    law: laws.accessibilityStandard,
    asks: 'Public and private bodies follow the standard for accessible ICT.',
    readIn: 'report',
    asOf,
  },
  careAfterAbortion: {
    law: laws.constitution,
    asks: 'Emergency treatment is never refused (43(2)), after an abortion too. A lawyer must confirm that no duty to report applies.',
    readIn: 'report',
    asOf,
  },
  femaleGenitalMutilation: {
    law: laws.femaleGenitalMutilation,
    asks: 'Cutting a girl or a woman is an offence, by a clinician too, and so is lending premises or not reporting it (Part IV).',
    readIn: 'report',
    asOf,
  },
} as const satisfies Record<string, LegalRule>;

/** Days after which the operator must check a law for changes. */
export const lawRecheckDays = 365;

/** The same for a Bill, which may become law at any time. */
export const billRecheckDays = 90;
