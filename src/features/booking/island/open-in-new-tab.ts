/** Sets what this page tells others of itself; the last word counts (Referrer Policy, section 4). */
function setReferrerPolicy(policy: ReferrerPolicy): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
  meta.remove();
}

/**
 * Opens `href` in a new tab, without saying from where, and says whether that worked. Must be
 * called inside a gesture. The features `noopener` and `noreferrer` would make window.open answer
 * null either way, so the tie to this page is cut by hand and the referrer left out by policy.
 */
export function openInNewTab(href: string): boolean {
  let tab: Window | null = null;
  setReferrerPolicy('no-referrer');
  try {
    tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
  } catch {
    // a tab that belongs to another origin already has lost its tie
  }
  // the pages' own policy again (src/http/security-headers.ts)
  setReferrerPolicy('strict-origin-when-cross-origin');
  return tab !== null;
}
