/** A strong entity tag of these bytes (RFC 9110, 8.8.3). */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const hex = Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}
