import { type HstsDecision, hstsPolicy } from '../../../src/http/transport-security.ts';
import type { Finding } from './finding.ts';

const setting = 'src/http/transport-security.ts';

/** Checks that HTTPS for subdomains is decided, and that static files (`headers`) say the same as pages. */
export function plainHttp(decision: HstsDecision, headers: string): Finding[] {
  const { decidedOn, includeSubDomains, preload } = decision;
  const policy = hstsPolicy(decision);
  const findings: Finding[] = [];
  const sent = [...headers.matchAll(/Strict-Transport-Security: *(.+)/gi)].map(
    ([, value]) => value,
  );
  if (sent.length === 0 || sent.some((value) => value !== policy)) {
    findings.push({
      level: 'error',
      what: `public/_headers sends the HSTS policy '${sent.join("', '")}', and pages send '${policy}'.`,
      remedy: `Write 'Strict-Transport-Security: ${policy}' in public/_headers.`,
      where: ['public/_headers', setting],
    });
  }
  if ((includeSubDomains || preload) && (decidedOn === null || !includeSubDomains)) {
    findings.push({
      level: 'error',
      what: decidedOn
        ? 'HSTS preload is asked for without includeSubDomains, and the preload list requires both.'
        : 'HSTS for subdomains or preload is asked for, and no decision is dated. It is not sent.',
      remedy:
        "Ask the people who run the domain's other servers (mail, intranet, printers), then enter the day in decidedOn.",
      where: [setting],
    });
  } else if (decidedOn === null) {
    findings.push({
      level: 'warning',
      what: 'HSTS covers only this host: the decision about subdomains is open.',
      remedy:
        "Ask the people who run the domain's other servers (mail, intranet, printers), then enter the decision and its day.",
      where: [setting],
    });
  }
  return findings;
}
