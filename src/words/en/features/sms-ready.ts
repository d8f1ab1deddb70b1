import { metaNotice } from './health-data-in-chat.ts';

/** The page after a form is sent by SMS without JavaScript. */
export const smsReady = {
  title: 'Your SMS is ready',
  heading: 'Your SMS is ready, but not sent yet',
  description: 'Open the text in your SMS app, check it and press send.',
  text: 'Open it in your SMS app, check it and press send there. Your network charges for an SMS.',
  openLabel: 'Open the SMS',
  textHeading: 'What it says',
  copyHint: 'If nothing opens, copy this text and send it by SMS to',
  chatLabel: 'Send on WhatsApp instead',
  chatHint: `${metaNotice} By SMS nothing goes to Meta.`,
  changeHint: 'To change it, go back with your browser. Your words are still in the form.',
} as const;
