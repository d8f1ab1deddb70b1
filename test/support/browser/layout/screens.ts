import type { BrowserContextOptions } from 'playwright-core';

/** The two screens that tests use. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;
export const desktop = {
  viewport: { width: 1440, height: 900 },
} as const satisfies BrowserContextOptions;

export const screens = [
  { screen: 'a phone', options: phone },
  { screen: 'a desktop', options: desktop },
] as const;
