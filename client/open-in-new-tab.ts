/**
 * Opens `href` in a new tab and says whether that worked. Must be called inside a gesture. The
 * `noopener` feature would make window.open answer null either way, so the tie to this page is
 * cut by hand.
 */
export function openInNewTab(href: string): boolean {
  let tab: Window | null = null;
  try {
    tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
  } catch {
    // a tab that belongs to another origin already has lost its tie
  }
  return tab !== null;
}
