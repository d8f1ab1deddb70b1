import { chatDigits } from '../facts/hospital/site.ts';
import { chatHosts } from '../facts/legal/third-parties.ts';

const [chatHost] = chatHosts;
const chatAddress = `${chatHost}/${chatDigits}`;

/**
 * Longest chat link that works everywhere: browsers, Android intents and the chat service all
 * accept 2,000 characters.
 */
const maximumChatLinkLength = 2000;

/**
 * Returns a link that opens a chat with the hospital, with `text` typed in if given. Spaces are %20,
 * not '+', because the chat decodes %20 on every platform.
 */
export function chatLink(text?: string): string {
  return text ? `${chatAddress}?text=${encodeURIComponent(text.toWellFormed())}` : chatAddress;
}

/** Returns a link that sends `text` in the same chat app to a contact that the visitor chooses. */
export function shareLink(text: string): string {
  return `${chatHost}/?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** Returns how many characters to remove from the end of `text` so that `link` fits; 0 if it does. */
export function countExcessCharacters(link: string, text: string): number {
  let excess = link.length - maximumChatLinkLength;
  let count = 0;
  for (const character of [...text.toWellFormed()].reverse()) {
    if (excess <= 0) break;
    excess -= encodeURIComponent(character).length;
    count += 1;
  }
  return count;
}
