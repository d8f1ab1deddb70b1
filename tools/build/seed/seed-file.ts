import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { entityTag } from '../../../src/server/entity-tag.ts';
import { indexStart, type SeedIndex, type SeedSlice } from '../../../src/server/seed-layout.ts';

/** The file beside the Worker's modules that holds the seed; written once the Worker can render. */
export const seedFile = 'pages.bin';

/** A document as the Worker rendered it. */
export interface SeedDocument {
  /** Its key in the Worker's page cache. */
  key: string;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * From this many bytes with gzip on a document is compressed at build. Below, it fits what a server
 * sends at once nearly twice, and keeping it in two forms would only make the upload larger.
 */
const largeDocument = 8_000;

/** As small as brotli makes it: there is time at build. */
function compress(body: Uint8Array): Buffer<ArrayBuffer> {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** Everything in one file: length of the index, its tag, the index, then the documents' bytes. */
export async function packSeed(
  facts: Omit<SeedIndex, 'documents'>,
  documents: readonly SeedDocument[],
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let offset = 0;
  const place = async (bytes: Uint8Array<ArrayBuffer>): Promise<SeedSlice> => {
    const slice = [offset, bytes.byteLength, await entityTag(bytes)] as const;
    parts.push(bytes);
    offset += bytes.byteLength;
    return slice;
  };
  const places: Record<string, SeedIndex['documents'][string]> = {};
  for (const { key, body } of documents) {
    const isLarge = gzipSync(body).byteLength >= largeDocument;
    places[key] = {
      plain: await place(body),
      brotli: isLarge ? await place(compress(body)) : null,
    };
  }
  const index: SeedIndex = { ...facts, documents: places };
  const json = Buffer.from(JSON.stringify(index));
  const head = Buffer.alloc(indexStart);
  head.writeUInt32LE(json.byteLength);
  head.write(await entityTag(json), 4, 'latin1');
  return Buffer.concat([head, json, ...parts]);
}

/** What `packSeed` packed: the index, and by its key the bytes of each document. */
export function unpackSeed(pack: Buffer): { index: SeedIndex; documents: Map<string, Uint8Array> } {
  const end = indexStart + pack.readUInt32LE(0);
  const index: SeedIndex = JSON.parse(pack.toString('utf8', indexStart, end));
  const documents = Object.entries(index.documents).map(([key, { plain }]) => {
    const [offset, length] = plain;
    return [key, pack.subarray(end + offset, end + offset + length)] as const;
  });
  return { index, documents: new Map(documents) };
}
