/** What stands around a message that comes and goes. */
export const toast = {
  /** The accessible name of the place where messages appear. */
  region: 'Notifications',
  close: 'Close',
} as const;
