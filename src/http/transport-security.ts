/** What the owner of the whole domain, including mail and intranet, has decided about HTTPS. */
export interface HstsDecision {
  /** ISO 8601 day of the decision; null until then. */
  decidedOn: string | null;
  /** Browsers refuse plain HTTP on every subdomain, too. */
  includeSubDomains: boolean;
  /** Browsers may put the domain on their preload list, which takes months to undo. */
  preload: boolean;
}

const decision: HstsDecision = { decidedOn: null, includeSubDomains: false, preload: false };

/** Returns the header's value. Without a dated decision it covers this host alone. */
export function hstsPolicy({ decidedOn, includeSubDomains, preload }: HstsDecision): string {
  const wide = decidedOn !== null && includeSubDomains;
  return [
    'max-age=63072000',
    ...(wide ? ['includeSubDomains'] : []),
    // the list takes no host without its subdomains
    ...(wide && preload ? ['preload'] : []),
  ].join('; ');
}

/** The Strict-Transport-Security header (RFC 6797); public/_headers repeats it for static assets. */
export const transportSecurity = { decision, policy: hstsPolicy(decision) };
