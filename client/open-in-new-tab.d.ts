/**
 * Opens `href` in a new tab and says whether that worked. Must be called inside a gesture. The
 * `noopener` feature would make window.open answer null either way, so the tie to this page is
 * cut by hand.
 */
export declare function openInNewTab(href: string): boolean;
