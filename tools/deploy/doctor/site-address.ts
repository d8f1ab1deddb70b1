import { errorOf, type Finding } from './finding.ts';
import { isPlaceholderHost } from './placeholder-host.ts';

/** The site's addresses in wrangler.toml. */
export interface Deployment {
  siteUrl: string;
  /** Hosts of the custom-domain routes. */
  customDomains: readonly string[];
}

const where = ['wrangler.toml'];
const rightAddress =
  "Write only the scheme and the host, such as 'https://www.yourhospital.co.ke'.";

function faultOf(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'does not begin with https://';
  if (url.hostname.endsWith('.')) return 'has a dot at the end';
  if (isPlaceholderHost(url.hostname)) return 'is a placeholder';
  if (!url.hostname.includes('.') || /^[\d.]+$|^\[/.test(url.hostname)) {
    return 'has no domain';
  }
  if (url.port) return 'has a port';
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    return 'has more than the host';
  }
  return undefined;
}

/** Checks SITE_URL, which search engines, shared links and the feed repeat for years. */
export function siteAddress({ siteUrl }: Deployment): Finding[] {
  const url = URL.parse(siteUrl);
  const fault = url ? faultOf(url) : 'is not a web address';
  return fault ? [errorOf(`SITE_URL '${siteUrl}' ${fault}.`, rightAddress, where)] : [];
}

/** Checks that a domain leads to the Worker, which has no workers.dev address, and that it is SITE_URL's. */
export function customDomain({ siteUrl, customDomains }: Deployment): Finding[] {
  const host = URL.parse(siteUrl)?.host ?? '';
  if (customDomains.length === 0) {
    return [
      errorOf(
        'No domain leads to this site.',
        "Uncomment the line 'routes' and write the host of SITE_URL as its pattern.",
        where,
      ),
    ];
  }
  if (!customDomains.includes(host)) {
    return [
      errorOf(
        `The routes serve ${customDomains.join(', ')}, but SITE_URL is '${siteUrl}', so every request would be redirected there.`,
        'Write the same host in both.',
        where,
      ),
    ];
  }
  const others = customDomains.filter((domain) => domain !== host);
  if (others.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${others.join(', ')} serves a second copy of the site.`,
      remedy: `Redirect it to ${host} with a Redirect Rule of the zone, and remove its route.`,
      where,
    },
  ];
}
