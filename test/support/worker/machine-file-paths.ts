/** The only machine file that is rendered for each request. */
export const securityTxtPath = '/.well-known/security.txt';

/** The machine files that are cached for an hour; icons are static files. */
export const machineFilePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  securityTxtPath,
  '/blog/feed.xml',
  '/medical-blog/feed.xml',
  '/contact.vcf',
  '/clinics.ics',
  '/sw/clinics.ics',
  '/prices.json',
  '/prices.csv',
] as const;
