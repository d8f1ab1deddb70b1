/** A strong entity tag of these bytes (RFC 9110, 8.8.3). */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const hex = Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/** Some bytes with their entity tag. */
export interface TaggedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** These bytes with their entity tag. */
export async function tagBytes(bytes: Uint8Array<ArrayBuffer>): Promise<TaggedBytes> {
  return { bytes, etag: await entityTag(bytes) };
}
