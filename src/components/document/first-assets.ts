import { clientAssets } from 'virtual:client-assets';

/** The stylesheets and fonts that the first paint of a page needs, as addresses from the root. */
export function firstAssets(standalone: boolean): {
  stylesheets: readonly string[];
  fonts: readonly string[];
} {
  return standalone ? { stylesheets: clientAssets.standaloneStylesheets, fonts: [] } : clientAssets;
}
