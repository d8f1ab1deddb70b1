import type { Notice } from '../facts/notice.ts';
import { sameNotices, notices as siteNotices } from '../facts/notices.ts';
import { entityTag, type TaggedBytes, tagBytes } from './entity-tag.ts';
import { configuredOrigins, type Env } from './env.ts';
import { indexStart, type SeedIndex, type SeedSlice, tagLength } from './seed-layout.ts';

/** A document of a seed; `brotli` is left out where it is small or its bytes are damaged. */
interface SeededDocument {
  plain: TaggedBytes;
  brotli: TaggedBytes | undefined;
}

/** Pages that were rendered at build, by the same code and for the same origins. */
interface PageSeed {
  paths: ReadonlySet<string>;
  /** The document under `key` on a day; undefined where it is not there, not valid or damaged. */
  read(key: string, today: string): Promise<SeededDocument | undefined>;
}

export type OpenSeed = (env: Env) => Promise<PageSeed | undefined>;

async function readIndex(pack: ArrayBuffer): Promise<[SeedIndex, end: number] | undefined> {
  if (pack.byteLength < indexStart) return undefined;
  const end = indexStart + new DataView(pack).getUint32(0, true);
  if (end > pack.byteLength) return undefined;
  const decoder = new TextDecoder();
  const tag = decoder.decode(new Uint8Array(pack, 4, tagLength));
  const json = new Uint8Array(pack, indexStart, end - indexStart);
  return (await entityTag(json)) === tag ? [JSON.parse(decoder.decode(json)), end] : undefined;
}

/** What is told for a while, and the clock in milliseconds since 1970; the site's own by default. */
interface SeedOptions {
  notices?: readonly Notice[];
  now?: () => number;
}

async function open(
  pack: ArrayBuffer,
  buildId: string,
  env: Env,
  { notices = siteNotices, now = Date.now }: SeedOptions,
): Promise<PageSeed | undefined> {
  const [index, end] = (await readIndex(pack)) ?? [];
  const { siteUrl, analyticsOrigin } = configuredOrigins(env);
  const fits =
    index?.buildId === buildId &&
    index.siteUrl === siteUrl &&
    index.analyticsOrigin === analyticsOrigin;
  if (!index || !end || !fits) return undefined;
  const { documents, from, until, paths, renderedAt } = index;
  const slice = async ([offset, length, tag]: SeedSlice) => {
    // a subarray ends where the pack does: one that was cut short gives another tag
    const found = await tagBytes(
      new Uint8Array(pack).subarray(end + offset, end + offset + length),
    );
    return found.etag === tag ? found : undefined;
  };
  return {
    paths: new Set(paths),
    async read(key, today) {
      if (today < from || (until && today >= until)) return undefined;
      if (!sameNotices(renderedAt, now(), notices)) return undefined;
      const document = documents[key];
      const plain = document && (await slice(document.plain));
      if (!plain) return undefined;
      return { plain, brotli: document.brotli ? await slice(document.brotli) : undefined };
    },
  };
}

/**
 * Opens a seed for an environment. One of another build, for other origins or with a damaged index
 * is none, and so is one from before a notice came or went; a document whose bytes do not give its tag is left out, and is then rendered.
 */
export function createOpenSeed(
  pack: ArrayBuffer | undefined,
  buildId: string,
  options: SeedOptions = {},
): OpenSeed {
  const opened = new Map<string, Promise<PageSeed | undefined>>();
  return async (env) => {
    if (!pack) return undefined;
    const key = `${env.SITE_URL} ${env.ANALYTICS_ORIGIN}`;
    const known = opened.get(key) ?? open(pack, buildId, env, options);
    opened.set(key, known);
    return known;
  };
}
