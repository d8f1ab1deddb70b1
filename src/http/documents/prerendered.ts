import { type Language, languages } from '../../site/languages.ts';
import type { Lifetime } from '../lifetime.ts';

/** The origin and period for which the build rendered its pages (tools/build/prerender). */
export interface Prerendered {
  siteUrl: string;
  /** Whether they say that they are a preview. */
  isPreview: boolean;
  /** Since when they are true, in milliseconds since 1970. */
  madeAt: number;
  /**
   * When the first response of each lifetime expires, in milliseconds since 1970; null if none will.
   */
  validUntil: Readonly<Record<Lifetime, number | null>>;
}

/** The asset folder of the prerendered pages; wrangler.toml hides it from visitors. */
export const prerenderedFolder = '/_pages';

/** Returns the asset path of the search index of a language. */
export const searchIndexAsset = (language: Language) =>
  `${prerenderedFolder}/search-index-${language}.json`;

/** Returns the asset path of a document's key: '/_pages/about.html' for '/about'. */
export function assetPath(key: string): string {
  const isFile = /\.\w+$/.test(key);
  return `${prerenderedFolder}${key === '/' ? '/index' : key}${isFile ? '' : '.html'}`;
}

/** The two not-found pages: one for an unknown path, one for an unknown article. */
export type MissingKind = 'page' | 'article';

/** Returns the key of a not-found page, a path that no page uses: '/404' or '/404-article'. */
export function missingKey(kind: MissingKind, language: Language): string {
  return `${languages[language].prefix}/404${kind === 'page' ? '' : `-${kind}`}`;
}

/**
 * Returns until when the response of `lifetime` is valid for this site at `time`, both in
 * milliseconds since 1970 and Infinity if nothing changes it. Undefined if it is not valid.
 */
export function validUntil(
  set: Prerendered | undefined,
  lifetime: Lifetime,
  site: Pick<Prerendered, 'siteUrl' | 'isPreview'>,
  time: number,
): number | undefined {
  if (set?.siteUrl !== site.siteUrl || set.isPreview !== site.isPreview) return undefined;
  const end = set.validUntil[lifetime] ?? Number.POSITIVE_INFINITY;
  return time >= set.madeAt && time < end ? end : undefined;
}
