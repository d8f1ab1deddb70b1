import { site } from '../../../facts/hospital/site.ts';
import { formMessages } from './form-messages.ts';
import { metaNotice } from './health-data-in-chat.ts';

/** Texts that all plans share, before and after their form is sent. */
export const planFrame = {
  problem: formMessages.problem,
  optional: formMessages.optional,
  errorPrefix: formMessages.errorPrefix,
  errorTitle: formMessages.errorTitle,
  offline: `We got no answer. You may be offline. What you typed is still here. Try again, or call ${site.phone}.`,
  privacy:
    'We do not store your date. It is in no page address, and it is gone when you leave this page.',
  sharedPhone: 'On a shared phone, close the page afterwards.',
  past: 'Past',
  pastDays: (count: number) => `${count} past days`,
  isNext: 'Next',
  until: (day: string) => `to ${day}`,
  calendarLabel: 'Save to my calendar',
  chatLabel: 'Send on WhatsApp',
  smsLabel: 'Send by SMS',
  shareHint: `Send it to yourself or a relative: you choose who gets it. ${metaNotice} By SMS nothing goes to Meta.`,
} as const;

/** Errors of a date field. */
export const dateErrors = {
  missingDate: 'Enter the date',
  impossibleDate: (typed: string) =>
    `You wrote "${typed}". Enter a day that exists, such as 2027-03-27`,
} as const;
