/** Labels of toasts. */
export const toast = {
  /** Accessible name of the region where toasts appear. */
  region: 'Notifications',
  close: 'Close',
} as const;
