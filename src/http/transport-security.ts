/** What browsers are told about plain HTTP (HSTS, RFC 6797); public/_headers says the same of files. */
export const transportSecurity = {
  /** For all subdomains and fit for the browsers' own list, which is hard to take back. */
  policy: 'max-age=63072000; includeSubDomains; preload',
  /**
   * ISO 8601 day on which somebody who answers for the whole domain agreed, mail and intranet
   * included; null while nobody has.
   */
  agreedOn: null,
} as const satisfies { policy: string; agreedOn: string | null };
