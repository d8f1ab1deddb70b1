declare module 'virtual:client-assets' {
  /** Paths of the browser's files; written by tools/build/client-assets.ts. */
  export const clientAssets: {
    readonly entry: string;
    readonly stylesheets: readonly string[];
    /** For standalone documents, instead of all other stylesheets and fonts. */
    readonly standaloneStylesheets: readonly string[];
    readonly fonts: readonly string[];
    readonly development: readonly string[];
    /** File name of the script that all React islands need; '' in development. */
    readonly islands: string;
  };
}

declare module 'virtual:pictures' {
  type Built = import('./components/pictures/built-picture.ts').BuiltPicture;
  /** By name; written by tools/build/pictures.ts from src/pictures and src/portraits. */
  export const builtPictures: Readonly<Record<string, Built | undefined>>;
  export const builtPortraits: Readonly<Record<string, Built | undefined>>;
}

declare module 'virtual:share-images' {
  /** The share image of each page, by the page's path; drawn by tools/build/share-images. */
  export const shareImages: Readonly<Record<string, string | undefined>>;
}

declare module 'virtual:article-paths' {
  /** The path of every article with its departments, from its file; written by tools/build/articles. */
  type Department = import('./site/routes.ts').DepartmentRouteName;
  export const articles: readonly (readonly [path: string, departments: readonly Department[]])[];
}

declare module 'virtual:built-for' {
  /** SITE_URL of wrangler.toml at build time (tools/build/check-settings.ts). */
  export const builtSiteUrl: string;
}

declare module 'virtual:build-id' {
  /** A hash that identifies this build's code. */
  export const buildId: string;
}

declare module 'virtual:service-worker' {
  /** The service worker, which reads `offlineSettings`; built by tools/build/service-worker.ts. */
  export const serviceWorkerScript: string;
  /** A service worker that removes itself and everything that was cached. */
  export const removalScript: string;
}

declare module 'virtual:danger-model/topics' {
  /** The model of emergencies, trained by tools/build/danger-model. */
  const model: import('./messages/danger/topic-model.ts').PackedTopics;
  export default model;
}

declare module 'virtual:danger-model/alarm' {
  /** The small model for the browser, trained by tools/build/danger-model. */
  const model: import('./messages/danger/alarm-model.ts').PackedAlarm;
  export default model;
}

declare module 'virtual:search-phrases' {
  type Language = import('./site/languages.ts').Language;
  /**
   * The search words as stems, written by tools/build/search-index/stem-phrases.ts. A line of `phrases` has a
   * first stem, then the rest of each phrase and its concept: 'bag', a tab, 'carri hospitalBag?'. The '?'
   * limits it to queries.
   */
  export const lists: Readonly<Record<Language, { terms: string; phrases: string }>>;
}
