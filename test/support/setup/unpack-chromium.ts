import { findChromium } from '../../../tools/run/launch-chromium.ts';

/** Unpacks the packaged Chromium before the workers start, so that no two of them do it at once. */
export async function setup(): Promise<void> {
  await findChromium();
}
