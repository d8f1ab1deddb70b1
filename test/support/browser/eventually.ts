import { expect } from 'vitest';

/** Expects of what a page shows sooner or later; patient with a busy machine. */
export function eventually<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: 60_000, interval: 40 });
}
