import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from '../../run/send-request.ts';
import type { Target } from './check.ts';

/**
 * Waits until `origin` answers with the expected commit or digest: a new version takes up to a minute to
 * reach every place. Returns false if it has not come after `seconds`.
 */
export async function waitForVersion(
  { origin, expected = {} }: Pick<Target, 'origin' | 'expected'>,
  seconds: number,
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      const { body } = await sendRequest(`${origin}/.well-known/version.json`);
      const running: Record<string, string> = JSON.parse(body.toString('utf8'));
      if (Object.entries(expected).every(([key, value]) => running[key] === value)) return true;
    } catch {
      // not there yet
    }
    if (Date.now() > deadline) return false;
    await sleep(Math.min(5, seconds / 10) * 1000);
  }
}
