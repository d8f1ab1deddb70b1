/** What a form that sends to the chat says in the browser. */

export { newTab } from '../frame/new-tab.ts';
export { toast } from '../frame/toast.ts';
export { formMessages } from './form-messages.ts';
export { fieldErrors, formWords, preferredDay } from './forms.ts';
export { urgentMessage } from './urgent-message.ts';
