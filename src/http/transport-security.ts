/**
 * The Strict-Transport-Security header (RFC 6797); public/_headers repeats it for static assets.
 */
export const transportSecurity = {
  /** Covers all subdomains and allows the browsers' preload list, which is hard to undo. */
  policy: 'max-age=63072000; includeSubDomains; preload',
  /**
   * The day (ISO 8601) on which the owner of the whole domain, including mail and intranet, agreed
   * to the policy; null until then.
   */
  agreedOn: null,
} as const satisfies { policy: string; agreedOn: string | null };
