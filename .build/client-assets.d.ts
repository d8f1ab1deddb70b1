import type { Plugin } from 'vite';
/** What a document links to: addresses from the site's root. */
export interface ClientAssets {
  entry: string;
  stylesheets: string[];
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Only while developing: modules that must run before the entry. */
  development: string[];
}
/** Source addresses, for the development server and for tests of unbuilt code. */
export declare const sourceAssets: ClientAssets;
/**
 * Gives the Worker the addresses of its stylesheet and script: hashed ones from the client
 * build's manifest when building, the sources' own while developing and testing.
 */
export declare function clientAssets(): Plugin;
