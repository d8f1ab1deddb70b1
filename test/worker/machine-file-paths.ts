/** The machine files that the Worker itself writes; icons are served beside it. */
export const machineFilePaths = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'] as const;
