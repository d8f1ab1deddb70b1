/*
 * Essential icons that have no text beside them. They are inline in the page, because the icon
 * sheet may load late or fail.
 */

export { default as list } from '@phosphor-icons/core/bold/list-bold.svg?drawing';
export { default as close } from '@phosphor-icons/core/bold/x-bold.svg?drawing';
export { default as search } from '@phosphor-icons/core/regular/magnifying-glass.svg?drawing';
export { default as phone } from '@phosphor-icons/core/regular/phone.svg?drawing';
export { default as chat } from '@phosphor-icons/core/regular/whatsapp-logo.svg?drawing';
