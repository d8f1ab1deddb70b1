import type { TransferSafeguards } from '../../../../src/facts/legal/data-protection.ts';
import { type LegalRule, legalRules } from '../../../../src/facts/legal/rules.ts';
import { daysBetween } from '../../../../src/time/days.ts';
import type { Finding } from '../finding.ts';
import { isMissingNumber } from '../invented-values.ts';
import { ruleLine } from './rule-line.ts';

/** What the hospital must have on paper before this site may say so. */
export interface Papers {
  certificate: string;
  registryEntry: string;
  controllerNumber: string;
  safeguards: TransferSafeguards | null;
  accessibility: { statementOf: string; triedOn: string | null };
}

interface MissingNumber {
  number: string;
  name: string;
  remedy: string;
  where: string;
  rule: LegalRule;
}

function numbersOf({ certificate, registryEntry, controllerNumber }: Papers): MissingNumber[] {
  const telemedicine = 'src/facts/legal/telemedicine.ts';
  return [
    {
      number: certificate,
      name: 'certificate of the Digital Health Agency for telemedicine',
      remedy:
        'Apply to the Digital Health Agency and write the number, or stop offering care by phone and video and take the page out.',
      where: telemedicine,
      rule: legalRules.digitalHealthCertificate,
    },
    {
      number: registryEntry,
      name: 'entry in the registry of telemedicine providers',
      remedy: 'Ask the Digital Health Agency to enter the hospital, and write the number.',
      where: telemedicine,
      rule: legalRules.telemedicineRegistry,
    },
    {
      number: controllerNumber,
      name: 'registration with the Data Commissioner',
      remedy: 'Register as a data controller at www.odpc.go.ke and write the number.',
      where: 'src/facts/legal/data-protection.ts',
      rule: legalRules.controllerRegistration,
    },
  ];
}

const daysAStatementHolds = 365;

function accessibilityFindings({ accessibility }: Papers, today: string): Finding[] {
  const { statementOf, triedOn } = accessibility;
  const where = ['src/facts/legal/accessibility.ts'];
  const isOld = (day: string) => daysBetween(day, today) > daysAStatementHolds;
  const findings: Finding[] = [];
  if (triedOn === null || isOld(triedOn)) {
    findings.push({
      level: 'warning',
      what: `People with disabilities have ${triedOn === null ? 'never tried this site' : `not tried this site since ${triedOn}`}.`,
      remedy:
        'Ask people who are blind, deaf or cannot use a mouse to try it, then set triedOn and write what they found.',
      where,
      law: ruleLine(legalRules.accessibleCommunication),
    });
  }
  if (isOld(statementOf)) {
    findings.push({
      level: 'warning',
      what: `The accessibility statement is of ${statementOf}.`,
      remedy: 'Check the site against KS 2952-1 and WCAG again, then set statementOf.',
      where,
      law: ruleLine(legalRules.accessibilityStandard),
    });
  }
  return findings;
}

/** Numbers, proofs and checks that the law asks for and this checkout does not have. */
export function missingPapers(papers: Papers, today: string): Finding[] {
  const numbers = numbersOf(papers).flatMap(({ number, name, remedy, where, rule }): Finding[] =>
    isMissingNumber(number)
      ? [{ level: 'error', what: `No ${name}.`, remedy, where: [where], law: ruleLine(rule) }]
      : [],
  );
  const transfer: Finding = {
    level: 'warning',
    what: 'Nothing is agreed on data that WhatsApp takes out of Kenya, and the privacy notice says so.',
    remedy:
      'Ask a lawyer which safeguards fit, send proof to the Data Commissioner, then fill in transferSafeguards.',
    where: ['src/facts/legal/data-protection.ts'],
    law: ruleLine(legalRules.transferSafeguards),
  };
  return [
    ...numbers,
    ...(papers.safeguards ? [] : [transfer]),
    ...accessibilityFindings(papers, today),
  ];
}
