/** The one machine file that hangs on the day on which it is read. */
export const securityTxtPath = '/.well-known/security.txt';

/** The machine files that are kept for an hour; icons are served beside the Worker. */
export const machineFilePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  securityTxtPath,
  '/blog/feed.xml',
  '/medical-blog/feed.xml',
  '/contact.vcf',
] as const;
