/** Cache-Control values by what they are for, each with its reason (RFC 9111). */
export const cachePolicies = {
  /** Pages: browsers keep them and ask each time, so that a deploy is never answered with old assets. */
  page: 'public, max-age=0, must-revalidate',
  /** Answers to a search: kept by nobody but the visitor's own browser. */
  search: 'private, no-cache',
  /** Not found: the address may exist after the next deploy. */
  notFound: 'no-cache',
  /** robots.txt, sitemap, manifest. */
  machine: 'public, max-age=3600',
  /** Whatever carries what a visitor typed, and failures. */
  personal: 'no-store',
} as const;
