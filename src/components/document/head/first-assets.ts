import { clientAssets } from 'virtual:client-assets';

/** Returns the paths of the stylesheets and fonts that the first paint needs. */
export function firstAssets(standalone: boolean): {
  stylesheets: readonly string[];
  fonts: readonly string[];
} {
  return standalone ? { stylesheets: clientAssets.standaloneStylesheets, fonts: [] } : clientAssets;
}

/** Returns a `Link` header that preloads them; the edge sends it as Early Hints (RFC 8297). */
export function preloads(isStandalone: boolean): string {
  const { stylesheets, fonts } = firstAssets(isStandalone);
  return [
    ...stylesheets.map((path) => `<${path}>; rel=preload; as=style`),
    ...fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}
