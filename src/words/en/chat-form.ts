/** What a form that sends to the chat says in the browser. */
export { formMessages } from './form-messages.ts';
export { fieldErrors, formWords, preferredDay } from './forms.ts';
export { newTab } from './new-tab.ts';
export { toast } from './toast.ts';
export { urgentMessage } from './urgent-message.ts';
