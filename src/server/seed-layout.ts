/** What stands at the head of a seed, as JSON: what it was rendered by, for whom, and where it is. */
export interface SeedIndex {
  buildId: string;
  siteUrl: string;
  analyticsOrigin: string;
  /** ISO 8601 days: the pages are what they were on `from` until the day before `until`. */
  from: string;
  until: string | null;
  /** When it was rendered, in milliseconds since 1970: what notices stood there. */
  renderedAt: number;
  /** Every address that answers 200 with a page. */
  paths: readonly string[];
  /** By key of the page cache: the document, and a large one compressed (RFC 7932). */
  documents: Readonly<Record<string, { plain: SeedSlice; brotli: SeedSlice | null }>>;
}

/** Where some bytes begin behind the index, how many they are, and the tag that proves them whole. */
export type SeedSlice = readonly [offset: number, length: number, tag: string];

/** Before the index stand its length in bytes, little-endian, and the tag that proves it whole. */
export const tagLength = 26;
export const indexStart = 4 + tagLength;
