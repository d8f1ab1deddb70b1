import { type HstsDecision, hstsPolicy } from '../../../src/http/transport-security.ts';
import { errorOf, type Finding } from './finding.ts';

const setting = 'src/http/transport-security.ts';
const askOthers =
  "Ask the people who run the domain's other servers (mail, intranet, printers), then enter the decision and its day in decidedOn.";

/** Checks that HTTPS for subdomains is decided, and that static files (`headers`) say the same as pages. */
export function plainHttp(decision: HstsDecision, headers: string): Finding[] {
  const { decidedOn, includeSubDomains, preload } = decision;
  const policy = hstsPolicy(decision);
  const sent = [...headers.matchAll(/Strict-Transport-Security: *(.+)/gi)].map(
    ([, value]) => value,
  );
  const findings: Finding[] = [];
  if (sent.length === 0 || sent.some((value) => value !== policy)) {
    const what = `public/_headers sends the HSTS policy '${sent.join("', '")}', and pages send '${policy}'.`;
    const remedy = `Write 'Strict-Transport-Security: ${policy}' in public/_headers.`;
    findings.push(errorOf(what, remedy, ['public/_headers', setting]));
  }
  if ((includeSubDomains || preload) && (decidedOn === null || !includeSubDomains)) {
    const what = decidedOn
      ? 'HSTS preload is asked for without includeSubDomains, and the preload list requires both.'
      : 'HSTS for subdomains or preload is asked for, and no decision is dated. It is not sent.';
    findings.push(errorOf(what, askOthers, [setting]));
  } else if (decidedOn === null) {
    const what = 'HSTS covers only this host: the decision about subdomains is open.';
    findings.push({ level: 'warning', what, remedy: askOthers, where: [setting] });
  }
  return findings;
}
