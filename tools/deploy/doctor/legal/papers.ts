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

interface MissingNumber {
  number: string;
  name: string;
  remedy: string;
  where: string;
  rule: LegalRule;
}

function numbersOf({ certificate, registryEntry, controllerNumber }: Papers): MissingNumber[] {
  return [
    {
      number: certificate,
      name: 'certificate of the Digital Health Agency for telemedicine',
      remedy:
        'Apply to the Digital Health Agency and enter the number, or stop offering care by phone and video and remove the page.',
      where: papersFile,
      rule: legalRules.digitalHealthCertificate,
    },
    {
      number: registryEntry,
      name: 'entry in the registry of telemedicine providers',
      remedy: 'Ask the Digital Health Agency to register the hospital, then enter the number.',
      where: papersFile,
      rule: legalRules.telemedicineRegistry,
    },
    {
      number: controllerNumber,
      name: 'registration with the Data Commissioner',
      remedy: 'Register as a data controller at www.odpc.go.ke, then enter the number.',
      where: papersFile,
      rule: legalRules.controllerRegistration,
    },
  ];
}

const maximumStatementAgeInDays = 365;

function accessibilityFindings({ accessibility }: Papers, today: string): Finding[] {
  const { statementOf, triedOn } = accessibility;
  const where = [papersFile, 'src/facts/legal/accessibility.ts'];
  const isOld = (day: string) => daysBetween(day, today) > maximumStatementAgeInDays;
  const findings: Finding[] = [];
  if (triedOn === null || isOld(triedOn)) {
    findings.push({
      level: 'warning',
      what: `People with disabilities have ${triedOn === null ? 'never tried this site' : `not tried this site since ${triedOn}`}.`,
      remedy:
        'Ask people who are blind, deaf or cannot use a mouse to try it, then update triedOn and write down what they found.',
      where,
      law: ruleLine(legalRules.accessibleCommunication),
    });
  }
  if (isOld(statementOf)) {
    findings.push({
      level: 'warning',
      what: `The accessibility statement dates from ${statementOf}.`,
      remedy: 'Check the site against KS 2952-1 and WCAG again, then update statementOf.',
      where,
      law: ruleLine(legalRules.accessibilityStandard),
    });
  }
  return findings;
}

/** Returns the numbers, proofs and checks that the law requires and this checkout lacks. */
export function missingPapers(papers: Papers, today: string): Finding[] {
  const numbers = numbersOf(papers).flatMap(({ number, name, remedy, where, rule }): Finding[] =>
    isMissingNumber(number)
      ? [{ level: 'error', what: `No ${name}.`, remedy, where: [where], law: ruleLine(rule) }]
      : [],
  );
  const transfer: Finding = {
    level: 'warning',
    what: 'No safeguards are agreed for data that WhatsApp takes out of Kenya, and the privacy notice says so.',
    remedy:
      'Ask a lawyer which safeguards fit, send proof to the Data Commissioner, then fill in transferSafeguards.',
    where: [papersFile],
    law: ruleLine(legalRules.transferSafeguards),
  };
  const copy: Finding = {
    level: 'warning',
    what: 'Nothing says where in Kenya a copy of what patients send by chat is stored.',
    remedy:
      "Copy each message that is about care into the hospital's own records on a server in Kenya, then fill in copyInKenya.",
    where: [papersFile],
    law: ruleLine(legalRules.dataInKenya),
  };
  return [
    ...numbers,
    ...(papers.safeguards ? [] : [transfer]),
    ...(papers.copyInKenya ? [] : [copy]),
    ...accessibilityFindings(papers, today),
  ];
}
