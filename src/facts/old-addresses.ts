import { spellClean } from '../site/clean-path.ts';
import content from './old-addresses.json' with { type: 'json' };
import type { OldAddress } from './schemas/old-addresses.ts';

/** Returns a path as old addresses are compared: in the spelling of the site's own. */
export const oldPath = (path: string): string => spellClean(path) ?? path;

/** Returns the function that looks up the page to which an address of the former site leads. */
export function oldAddressLookup(
  addresses: readonly OldAddress[],
): (path: string) => string | undefined {
  const targets = new Map(addresses.map(({ from, to }) => [oldPath(from), to]));
  return (path) => targets.get(oldPath(path));
}

export const targetOfOldAddress = oldAddressLookup(content.addresses);
