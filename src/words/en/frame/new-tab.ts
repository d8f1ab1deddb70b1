/** Behind a link that opens in a tab of its own (WCAG G201). */
export const newTab = ' (opens in a new tab)';
