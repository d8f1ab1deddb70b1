/** Where security researchers find the contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** The machine files that any cache may store; icons are static files. */
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
