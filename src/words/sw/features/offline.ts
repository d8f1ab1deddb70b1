import { site } from '../../../facts/hospital/site.ts';
import type { OfflineWords } from '../../features/offline-words.ts';

/** Texts of the service worker for visitors without a connection. */
export const offline: OfflineWords = {
  heading: 'Hakuna mtandao',
  copy: (day) => `Nakala ya ${day}`,
  notCached: 'Ukurasa huu haujahifadhiwa kwenye simu yako.',
  tooOld: (day) =>
    `Nakala iliyo hapa ni ya ${day}. Huenda mambo yamebadilika tangu siku hiyo: tupigie simu.`,
  notSent: 'Fomu yako haikutumwa. Rudi nyuma: ulichoandika bado kipo.',
  cachedPages: 'Kurasa zilizohifadhiwa hapa',
  call: `Piga ${site.phone}`,
  sms: 'Tuma SMS',
  tryAgain: 'Jaribu tena',
};

/** The button in the privacy notice that deletes what the phone has saved, and what follows. */
export const deleteSavedForm = {
  button: 'Futa kurasa zilizohifadhiwa',
  done: 'Zimefutwa: sasa simu hii haina nakala za tovuti hii. Ukifungua ukurasa wetu mwingine, kadi ya dharura huhifadhiwa tena.',
};
