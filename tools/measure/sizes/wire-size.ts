import { gzipSync } from 'node:zlib';

const text = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Whether the edge compresses an answer of this Content-Type. */
export function isCompressible(contentType: string): boolean {
  return text.test(contentType);
}

/** Bytes of a text as the edge sends it: gzip at its usual level, brotli would be smaller still. */
export function gzipSize(body: Uint8Array | string): number {
  return gzipSync(body, { level: 6 }).byteLength;
}

/** Bytes that the body of an answer takes on the wire; pictures and fonts go as they are. */
export function wireSize(body: Uint8Array, contentType: string): number {
  return isCompressible(contentType) ? gzipSize(body) : body.byteLength;
}
