/** Texts of the chat forms' script. */

export { newTab } from '../frame/new-tab.ts';
export { toast } from '../frame/toast.ts';
export { formMessages } from './form-messages.ts';
export { fieldErrors, formWords, preferredDay, warnings } from './forms.ts';
export { urgentMessage } from './urgent-message.ts';
