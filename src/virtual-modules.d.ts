declare module 'virtual:client-assets' {
  /** Addresses from the site's root; made by tools/build/client-assets.ts. */
  export const clientAssets: {
    readonly entry: string;
    readonly stylesheets: readonly string[];
    /** For documents that stand alone, in place of all stylesheets and fonts. */
    readonly standaloneStylesheets: readonly string[];
    readonly fonts: readonly string[];
    readonly development: readonly string[];
    /** The script that all React islands need; '' while developing. */
    readonly islands: string;
  };
}

declare module 'virtual:pictures' {
  type Built = import('./components/pictures/built-picture.ts').BuiltPicture;
  /** By name; made by tools/build/pictures.ts from src/pictures and src/portraits. */
  export const builtPictures: Readonly<Record<string, Built | undefined>>;
  export const builtPortraits: Readonly<Record<string, Built | undefined>>;
}

declare module 'virtual:share-images' {
  /** The share image of each page by the page's path; made by tools/build/share-images. */
  export const shareImages: Readonly<Record<string, string | undefined>>;
}

declare module '*.svg?sheet' {
  /** Its path in the sheet of icons; made by tools/build/icons.ts. */
  const path: string;
  export default path;
}

declare module '*.svg?drawing' {
  /** The `d` of its only path, on a ground of 256 by 256. */
  const drawing: string;
  export default drawing;
}

declare module 'virtual:known-paths' {
  /** The path of every page in every language; made by tools/build/known-paths.ts. */
  export const knownPaths: readonly string[];
}

declare module 'virtual:prerendered' {
  type Prerendered = import('./http/prerendered.ts').Prerendered;
  /** What the build rendered; undefined in development and tests (tools/build/prerender). */
  const prerendered: Prerendered | undefined;
  export default prerendered;
}

declare module 'virtual:built-for' {
  /** SITE_URL of wrangler.toml as it was at build (tools/build/check-settings.ts). */
  export const builtSiteUrl: string;
}

declare module 'virtual:build-id' {
  /** A name for this build's code. */
  export const buildId: string;
}

declare module 'virtual:service-worker' {
  /** The service worker, which reads `offlineSettings`; made by tools/build/service-worker.ts. */
  export const serviceWorkerScript: string;
  /** What takes it and all that it kept away again. */
  export const removalScript: string;
}
