import { clientAssets } from 'virtual:client-assets';

/** The stylesheets and fonts that the first paint of a page needs, as addresses from the root. */
export function firstAssets(standalone: boolean): {
  stylesheets: readonly string[];
  fonts: readonly string[];
} {
  return standalone ? { stylesheets: clientAssets.standaloneStylesheets, fonts: [] } : clientAssets;
}

/** Returns a `Link` header for them, which the edge turns into Early Hints (RFC 8297). */
export function preloads(isAlone: boolean): string {
  const { stylesheets, fonts } = firstAssets(isAlone);
  return [
    ...stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
    ...fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}
