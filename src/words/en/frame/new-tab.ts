/** Follows the text of a link that opens in a new tab (WCAG technique G201). */
export const newTab = ' (opens in a new tab)';
