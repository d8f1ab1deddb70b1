import { gzipSync } from 'node:zlib';

/** The content types that Cloudflare's edge compresses. */
const compressed = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Returns the gzip size in bytes; brotli at the edge is smaller. */
export function gzipSize(body: Uint8Array | string): number {
  return gzipSync(body, { level: 6 }).byteLength;
}

/** Returns the bytes of a body on the wire; pictures and fonts are not compressed. */
export function wireSize(body: Uint8Array, contentType: string): number {
  return compressed.test(contentType) ? gzipSize(body) : body.byteLength;
}
