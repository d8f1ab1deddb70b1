/** robots.txt (RFC 9309) of a deployment that nobody is to list. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/** robots.txt (RFC 9309): everything may be read, and where the sitemap is. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
