import { phoneDigits } from '../facts/hospital/site.ts';

/**
 * Returns a link that opens the phone's SMS app with `text` typed in, addressed to the hospital. It
 * is shorter than the chat link, so a text that fits there fits here.
 *
 * RFC 5724 defines '?body=', which Android reads; iOS has read '&body=' since version 8
 * (stackoverflow.com/questions/6480462). Both read '?&body='.
 */
export function smsLink(text: string): string {
  return `sms:+${phoneDigits}?&body=${encodeURIComponent(text.toWellFormed())}`;
}

/** Returns a link that opens the SMS app with `text` typed in; the visitor chooses the recipient. */
export function smsToAnyone(text: string): string {
  return `sms:?&body=${encodeURIComponent(text.toWellFormed())}`;
}
