import { phoneDigits } from '../facts/hospital/site.ts';

/**
 * A link that opens the phone's own SMS app with `text` typed in, addressed to the hospital;
 * percent-encoded as UTF-8. It carries whatever a chat link carries, being shorter.
 *
 * RFC 5724 writes '?body=', which Android reads; iOS looks for '&body=' since version 8
 * (stackoverflow.com/questions/6480462). '?&body=' is read by both: the empty field between the
 * two signs means nothing.
 */
export function smsLink(text: string): string {
  return `sms:+${phoneDigits}?&body=${encodeURIComponent(text.toWellFormed())}`;
}
