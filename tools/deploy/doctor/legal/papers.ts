import type {
  CopyInKenya,
  TransferSafeguards,
} from '../../../../src/facts/legal/data-protection.ts';
import { type LegalRule, legalRules } from '../../../../src/facts/legal/rules.ts';
import { daysBetween } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';
import { isMissingNumber } from '../invented-values.ts';
import { ruleLine } from './rule-line.ts';

const papersFile = 'src/facts/hospital/papers.json';

/** Documents that the hospital needs before this site may name them. */
export interface Papers {
  certificate: string;
  registryEntry: string;
  controllerNumber: string;
  safeguards: TransferSafeguards | null;
  copyInKenya: CopyInKenya | null;
  accessibility: { statementOf: string; triedOn: string | null };
}

function numberFindings({ certificate, registryEntry, controllerNumber }: Papers): Finding[] {
  const missing = (number: string, name: string, remedy: string, rule: LegalRule): Finding[] =>
    isMissingNumber(number)
      ? [{ level: 'error', what: `No ${name}.`, remedy, where: [papersFile], law: ruleLine(rule) }]
      : [];
  return [
    ...missing(
      certificate,
      'certificate of the Digital Health Agency for telemedicine',
      'Apply to the Digital Health Agency and enter the number, or switch the page off: "telemedicine" in src/facts/hospital/pages.json.',
      legalRules.digitalHealthCertificate,
    ),
    ...missing(
      registryEntry,
      'entry in the registry of telemedicine providers',
      'Ask the Digital Health Agency to register the hospital, then enter the number.',
      legalRules.telemedicineRegistry,
    ),
    ...missing(
      controllerNumber,
      'registration with the Data Commissioner',
      'Register as a data controller at www.odpc.go.ke, then enter the number.',
      legalRules.controllerRegistration,
    ),
  ];
}

/** Days for which a trial or a statement counts as recent. */
const maximumAgeInDays = 365;

/** Returns the numbers, proofs and checks that the law requires and this checkout lacks. */
export function missingPapers(papers: Papers, today: string): Finding[] {
  const { statementOf, triedOn } = papers.accessibility;
  const isOld = (day: string) => daysBetween(day, today) > maximumAgeInDays;
  const warnIf = (applies: boolean, what: string, remedy: string, rule: LegalRule): Finding[] =>
    applies ? [{ level: 'warning', what, remedy, where: [papersFile], law: ruleLine(rule) }] : [];
  return [
    ...numberFindings(papers),
    ...warnIf(
      !papers.safeguards,
      'No safeguards are agreed for data that WhatsApp takes out of Kenya, and the privacy notice says so.',
      'Ask a lawyer which safeguards fit, send proof to the Data Commissioner, then fill in transferSafeguards.',
      legalRules.transferSafeguards,
    ),
    ...warnIf(
      !papers.copyInKenya,
      'Nothing says where in Kenya a copy of what patients send by chat is stored.',
      "Copy each message that is about care into the hospital's own records on a server in Kenya, then fill in copyInKenya.",
      legalRules.dataInKenya,
    ),
    ...warnIf(
      triedOn === null || isOld(triedOn),
      `People with disabilities have ${triedOn === null ? 'never tried this site' : `not tried this site since ${triedOn}`}.`,
      'Ask people who are blind, deaf or cannot use a mouse to try it, then update triedOn and write down what they found.',
      legalRules.accessibleCommunication,
    ),
    ...warnIf(
      isOld(statementOf),
      `The accessibility statement dates from ${statementOf}.`,
      'Check the site against KS 2952-1 and WCAG again, then update statementOf in src/facts/legal/accessibility.ts.',
      legalRules.accessibilityStandard,
    ),
  ];
}
