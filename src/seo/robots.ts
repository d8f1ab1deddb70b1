/** The robots.txt (RFC 9309) of a preview, which no crawler may index. */
export const previewRobots = 'User-agent: *\nDisallow: /\n';

/** Returns the robots.txt (RFC 9309) of the site: allows every page and links to the sitemap. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
