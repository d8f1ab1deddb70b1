import content from './old-addresses.json' with { type: 'json' };
import type { OldAddress } from './schemas/old-addresses.ts';

/** Returns a path as old addresses are compared: lower case, without a slash at the end. */
export function oldPath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

/** Returns the function that looks up the page to which an address of the former site leads. */
export function oldAddressLookup(
  addresses: readonly OldAddress[],
): (path: string) => string | undefined {
  const targets = new Map(addresses.map(({ from, to }) => [oldPath(from), to]));
  return (path) => targets.get(oldPath(path));
}

export const targetOfOldAddress = oldAddressLookup(content.addresses);
