import { phoneDigits } from '../facts/hospital/site.ts';
import { chatHosts } from '../facts/legal/third-parties.ts';

const [chatHost] = chatHosts;
const chatAddress = `${chatHost}/${phoneDigits}`;

/**
 * The longest chat link that is still sent. 2,000 characters is what every browser, Android
 * intent and the chat service itself are known to carry.
 */
const maximumChatLinkLength = 2000;

/**
 * A link that opens a chat with the hospital, with `text` typed in already when given.
 * Percent-encoded as UTF-8 (spaces as %20, which the chat reads everywhere, not '+').
 */
export function chatLink(text?: string): string {
  return text ? `${chatAddress}?text=${encodeURIComponent(text.toWellFormed())}` : chatAddress;
}

/** A link that lets the visitor send `text` to somebody of their own in the same chat. */
export function shareLink(text: string): string {
  return `${chatHost}/?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** How many characters at the end of `text` do not fit when `link` carries it: 0 when all fit. */
export function charactersTooMany(link: string, text: string): number {
  let excess = link.length - maximumChatLinkLength;
  let count = 0;
  for (const character of [...text.toWellFormed()].reverse()) {
    if (excess <= 0) break;
    excess -= encodeURIComponent(character).length;
    count += 1;
  }
  return count;
}
