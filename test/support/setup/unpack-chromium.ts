import { findChromium } from '../../../tools/run/launch-chromium.ts';

/** Unpacks the packaged Chromium before the test workers start, so that only one process does it. */
export async function setup(): Promise<void> {
  await findChromium();
}
