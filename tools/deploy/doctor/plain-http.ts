import type { Finding } from './finding.ts';

/** Returns a warning if the HSTS policy covers all subdomains and that was never agreed. */
export function plainHttp({ policy, agreedOn }: { policy: string; agreedOn: string | null }) {
  if (agreedOn !== null || !/includeSubDomains|preload/.test(policy)) return [];
  const finding: Finding = {
    level: 'warning',
    what: 'Browsers will refuse plain HTTP on every subdomain for two years, and no agreement is recorded.',
    remedy:
      "Ask the people who run the domain's other servers (mail, intranet, printers), then set agreedOn; or remove '; includeSubDomains; preload' here and in public/_headers.",
    where: ['src/http/transport-security.ts'],
  };
  return [finding];
}
