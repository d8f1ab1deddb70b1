import { site } from '../../../facts/hospital/site.ts';
import type { OfflineWords } from '../../features/offline-words.ts';

/** Texts of the service worker for visitors without a connection. */
export const offline: OfflineWords = {
  heading: 'No connection',
  copy: (day) => `Copy of ${day}`,
  notCached: 'This page is not saved on your phone.',
  tooOld: (day) => `This saved copy is from ${day}. It may be out of date: please call us.`,
  notSent: 'Your form was not sent. Go back: your words are still in it.',
  cachedPages: 'Saved pages',
  call: `Call ${site.phone}`,
  sms: 'Send an SMS',
  tryAgain: 'Try again',
};

/** The button in the privacy notice that deletes what the phone has saved, and what follows. */
export const deleteSavedForm = {
  button: 'Delete saved pages',
  done: 'Deleted: this phone has no saved pages of this site now. When you open another of our pages, it saves the emergency card again.',
};
