import { site } from '../../../facts/hospital/site.ts';
import type { NoClinic } from '../../../facts/schedule/day/clinic-day.ts';
import { formatFullDay, formatTime } from '../../formats/en.ts';
import { holidayNames } from '../schedule/holiday-names.ts';
import { formMessages } from './form-messages.ts';
import { metaNotice } from './health-data-in-chat.ts';

/** Texts that all plans share, before and after their form is sent. */
export const planFrame = {
  problem: formMessages.problem,
  optional: formMessages.optional,
  errorPrefix: formMessages.errorPrefix,
  errorTitle: formMessages.errorTitle,
  wholeDate: formMessages.wholeDate,
  /** On the button while the answer is on its way. */
  working: 'Working...',
  offline: `That did not work. You may be offline. What you typed is still here. Try again, or call ${site.phone}.`,
  privacy:
    'We do not store your date. It is in no page address, and it is gone when you leave this page.',
  sharedPhone: 'On a shared phone, close the page afterwards.',
  past: 'Past',
  late: 'Missed?',
  pastDays: (count: number) => (count === 1 ? '1 past day' : `${count} past days`),
  isNext: 'Next',
  until: (day: string) => `to ${day}`,
  calendarLabel: 'Save to my calendar',
  chatLabel: 'Send on WhatsApp',
  smsLabel: 'Send by SMS',
  shareHint: `Send it to yourself or a relative: you choose who gets it. ${metaNotice} By SMS nothing goes to Meta.`,
} as const;

/** What to do about a visit; each copy of a plan shows it. */
export const stepWords = {
  today: 'Come today',
  now: 'Come now',
  lastDay: 'Come today, it is the last day',
  until: (day: string) => `Until ${day} at the latest.`,
  noClinic: (day: string, why: NoClinic) =>
    why === 'closed'
      ? `The clinic is closed on ${formatFullDay(day)}.`
      : `${formatFullDay(day)} is a public holiday (${holidayNames[why]}).`,
  ownDay: (day: string) => `Your own day is ${day}, when the clinic is closed.`,
  instead: {
    clinic: (day: string) => `Come on ${formatFullDay(day)}, or call ${site.phone} first.`,
    call: () => `This should not wait: call ${site.phone} before you come.`,
    labourWard: () => 'Come on that day to the labour ward, at any hour.',
  },
  closesToday: (time: string) =>
    `The clinic closes at ${formatTime(time)} today. Later? Call ${site.phone}.`,
  /** After a day in a message. */
  inMessage: { call: 'call first', labourWard: 'labour ward' },
} as const;

/** For a baby whose mother has an infection that passes on at birth. */
export const firstDay = {
  beforeBirth:
    'Hepatitis B, HIV or syphilis in pregnancy? Tell the midwife when labour starts. A medicine or a vaccine on the first day protects your baby.',
  afterBirth:
    'Did the mother have hepatitis B, HIV or syphilis in pregnancy? If the baby has had no medicine or vaccine for it, come now, at any hour. The first day is best, and later can still help.',
} as const;

/** Errors of a date field; the example is the date in `example`. */
export const dateErrors = {
  missingDate: 'Enter the date',
  impossibleDate: (typed: string, example: string) =>
    `You wrote "${typed}". Enter a day that exists, such as ${example}`,
} as const;
