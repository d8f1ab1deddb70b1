import type { Finding } from './finding.ts';

/** What wrangler.toml says of where the site lives. */
export interface Deployment {
  siteUrl: string;
  /** The hosts of its custom-domain routes. */
  customDomains: readonly string[];
}

const where = ['wrangler.toml'];
const rightAddress = "Write the scheme and the host alone, as 'https://www.yourhospital.co.ke'.";

function error(what: string, remedy: string): Finding {
  return { level: 'error', what, remedy, where };
}

function faultOf(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'does not begin with https://';
  if (/(^|\.)(example|test|invalid|localhost|local)$/.test(url.hostname)) {
    return 'is an address for examples, which nobody can have';
  }
  if (!url.hostname.includes('.') || /^[\d.]+$|^\[/.test(url.hostname)) {
    return 'names no domain';
  }
  if (url.port) return 'names a port';
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    return 'says more than the host';
  }
  return undefined;
}

/** SITE_URL as search engines, shared links and the feed will repeat it for years. */
export function siteAddress({ siteUrl }: Deployment): Finding[] {
  const url = URL.parse(siteUrl);
  const fault = url ? faultOf(url) : 'is no web address';
  return fault ? [error(`SITE_URL '${siteUrl}' ${fault}.`, rightAddress)] : [];
}

/** Whether anybody reaches the Worker: it stands at no workers.dev address. */
export function customDomain({ siteUrl, customDomains }: Deployment): Finding[] {
  const host = URL.parse(siteUrl)?.host ?? '';
  if (customDomains.length === 0) {
    return [
      error(
        'No domain leads to this site.',
        `Take the '#' off the line 'routes' and write its pattern: the host of SITE_URL.`,
      ),
    ];
  }
  if (!customDomains.includes(host)) {
    return [
      error(
        `The routes lead ${customDomains.join(', ')} here, but SITE_URL says '${siteUrl}': every page would be 'noindex'.`,
        'Write the same host in both.',
      ),
    ];
  }
  const others = customDomains.filter((domain) => domain !== host);
  if (others.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${others.join(', ')} shows the whole site a second time.`,
      remedy: `Send it on to ${host} by a Redirect Rule of the zone instead, and take its route out.`,
      where,
    },
  ];
}
