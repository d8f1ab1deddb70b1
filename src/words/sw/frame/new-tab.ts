/** Follows the text of a link that opens in a new tab. */
export const newTab = ' (hufunguka katika kichupo kipya)';
