/** Sets the page's referrer policy; the last one set applies (Referrer Policy, section 4). */
function setReferrerPolicy(policy: ReferrerPolicy): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
  meta.remove();
}

/**
 * Opens `href` in a new tab without referrer or opener, and returns whether the tab opened. Call it
 * inside a user gesture. It does not use the features `noopener` and `noreferrer`, because with
 * them window.open always returns null.
 */
export function openInNewTab(href: string): boolean {
  let tab: Window | null = null;
  setReferrerPolicy('no-referrer');
  try {
    tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
  } catch {
    // the tab has already moved to another origin and has no opener
  }
  // restore the policy of our pages (src/http/security-headers.ts)
  setReferrerPolicy('strict-origin-when-cross-origin');
  return tab !== null;
}
