import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * What a dynamic import of this site needs of Vite's own helper, which also waits for styles, copies
 * nonces and tells of failures, in four times the bytes on every page: a script's own imports are
 * fetched beside it, not after it. Asked for twice, the browser fetches them once.
 */
const code = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;

/** Puts the site's own helper in the place of Vite's. The build fails where that is not found. */
export function preloadModules(): Plugin {
  let found = false;
  return {
    name: 'preload-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_, id) {
      if (id !== helper) return undefined;
      found = true;
      return { code, map: null, moduleSideEffects: false };
    },
    generateBundle() {
      if (!found) this.error(`Vite's helper is no longer '${helper.slice(1)}'`);
    },
  };
}
