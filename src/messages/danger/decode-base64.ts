/** Returns the bytes of a Base64 text. A model is a module, so that it comes with the code. */
export function decodeBase64(text: string): Uint8Array {
  // Node 24 and browsers before 2025 have no fromBase64
  if (typeof Uint8Array.fromBase64 === 'function') return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
