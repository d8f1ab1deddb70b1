/** Paths of the site's icons in public, by purpose. */
export const icons = {
  favicon: '/favicon.ico',
  svg: '/icons/icon.svg',
  /** In the root folder, where iPhones look for it. */
  appleTouch: '/apple-touch-icon.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
} as const;
