import type { Finding } from './finding.ts';

/** Whether somebody agreed to shut plain HTTP out for the whole domain. */
export function plainHttp({ policy, agreedOn }: { policy: string; agreedOn: string | null }) {
  if (agreedOn !== null || !/includeSubDomains|preload/.test(policy)) return [];
  const finding: Finding = {
    level: 'warning',
    what: 'Browsers are told to refuse plain HTTP on every subdomain for two years, and nobody has agreed to that.',
    remedy:
      "Ask whoever runs the domain's other servers (mail, intranet, printers), then set agreedOn; or leave '; includeSubDomains; preload' out, here and in public/_headers.",
    where: ['src/http/transport-security.ts'],
  };
  return [finding];
}
