import type { StatusEntry } from '../../src/facts/schedule/status/status.ts';

/** A report of something missing, shown for two hours. */
export const shaDown: StatusEntry = {
  of: 'sha',
  state: 'unavailable',
  note: { en: 'We write to SHA by hand.', sw: 'Tunaiandikia SHA kwa mkono.' },
  asOf: '2026-11-25T09:40',
  hours: 2,
};

/** A report of something that is there, over midnight. */
export const bloodThere: StatusEntry = {
  of: 'blood',
  state: 'available',
  asOf: '2026-11-25T22:00',
  hours: 12,
};
