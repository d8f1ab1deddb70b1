/** The one machine file that hangs on the day on which it is read. */
export const securityTxtPath = '/.well-known/security.txt';

/** The machine files that the Worker itself writes; icons are served beside it. */
export const machineFilePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  securityTxtPath,
  '/blog/feed.xml',
  '/medical-blog/feed.xml',
  '/contact.vcf',
] as const;
