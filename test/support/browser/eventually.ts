import { expect } from 'vitest';

/** Polls an expectation, with time for a busy machine. */
export function eventually<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: 60_000, interval: 40 });
}
