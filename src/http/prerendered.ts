import { type Language, languages } from '../site/languages.ts';

/** What the build's pages were rendered for; in milliseconds since 1970 (tools/build/prerender). */
export interface Prerendered {
  siteUrl: string;
  madeAt: number;
  /** When the first page of the set changes; null when none will. */
  validUntil: number | null;
}

/** Where the build leaves what it rendered; wrangler.toml keeps visitors from asking for it. */
export const prerenderedFolder = '/_pages';

/** The search index of the build, among the assets. */
export const searchIndexAsset = `${prerenderedFolder}/search-index.json`;

/** Returns the asset of a document by its key: that of '/about' is '/_pages/about.html'. */
export function assetPath(key: string): string {
  const isFile = /\.\w+$/.test(key);
  return `${prerenderedFolder}${key === '/' ? '/index' : key}${isFile ? '' : '.html'}`;
}

/** The not-found pages: the site's own, and that of the blog for an unknown id. */
export type MissingKind = 'page' | 'article';

/** Returns the key of a not-found page: a path that no page has. */
export function missingKey(kind: MissingKind, language: Language): string {
  return `${languages[language].prefix}/404${kind === 'page' ? '' : `-${kind}`}`;
}

/** Whether the set was rendered for this origin and is true at a time. */
export function isTrueAt(set: Prerendered | undefined, siteUrl: string, time: number): boolean {
  if (set?.siteUrl !== siteUrl) return false;
  return time >= set.madeAt && time < (set.validUntil ?? Number.POSITIVE_INFINITY);
}
