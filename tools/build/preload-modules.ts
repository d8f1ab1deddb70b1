import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Preloads a script's imports in parallel with the script. Vite's own helper also handles styles,
 * nonces and failures, which no chunk here needs, in four times the bytes on every page (decision 0014).
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

/** Replaces Vite's preload helper. Stops the build if that helper is not found. */
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
      if (!found)
        this.error(
          `Vite no longer has '${helper.slice(1)}': find its new name and update tools/build/preload-modules.ts`,
        );
    },
  };
}
