import { createHash } from 'node:crypto';
import { indexStart, type SeedIndex } from '../../../src/server/page-seed.ts';

/** A document as the Worker rendered it. */
export interface SeedDocument {
  /** Its key in the Worker's page cache. */
  key: string;
  body: Uint8Array;
}

/** The tag of these bytes as the Worker computes it (src/server/entity-tag.ts). */
function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`;
}

/** Everything in one file: length of the index, its tag, the index, the documents in its order. */
export function packSeed(
  facts: Omit<SeedIndex, 'documents'>,
  documents: readonly SeedDocument[],
): Buffer {
  const places: Record<string, [number, number, string]> = {};
  let offset = 0;
  for (const { key, body } of documents) {
    places[key] = [offset, body.byteLength, tagOf(body)];
    offset += body.byteLength;
  }
  const index = Buffer.from(JSON.stringify({ ...facts, documents: places } satisfies SeedIndex));
  const head = Buffer.alloc(indexStart);
  head.writeUInt32LE(index.byteLength);
  head.write(tagOf(index), 4, 'latin1');
  return Buffer.concat([head, index, ...documents.map(({ body }) => body)]);
}
