/*
 * Icons that stand without words beside them and that a page is not usable without: drawn in the page,
 * for the sheet of the others may come late, or never.
 */

export { default as list } from '@phosphor-icons/core/bold/list-bold.svg?drawing';
export { default as close } from '@phosphor-icons/core/bold/x-bold.svg?drawing';
export { default as search } from '@phosphor-icons/core/regular/magnifying-glass.svg?drawing';
export { default as phone } from '@phosphor-icons/core/regular/phone.svg?drawing';
export { default as chat } from '@phosphor-icons/core/regular/whatsapp-logo.svg?drawing';
