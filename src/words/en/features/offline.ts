import { site } from '../../../facts/hospital/site.ts';
import type { OfflineWords } from '../../../models/offline-words.ts';

/** What the service worker says where there is no connection. */
export const offline: OfflineWords = {
  heading: 'No connection',
  copy: (day) => `Copy of ${day}`,
  notCached: 'This page is not kept here.',
  tooOld: (day) =>
    `The copy kept here is of ${day}. What it says may have changed since: please call us.`,
  notSent: 'Your form was not sent. Go back: your words are still in it.',
  cachedPages: 'Pages kept here',
  call: `Call ${site.phone}`,
  sms: 'Send an SMS',
  tryAgain: 'Try again',
};
