/**
 * Returns a path in the spelling that the site uses: lower case, single slashes, none at the end,
 * nothing percent-encoded. Undefined if the encoding is broken.
 */
export function spellClean(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
