import type { Plugin } from 'vite';
import { everyLanguage } from '../../src/site/languages.ts';

const settings = /\/src\/facts\/hospital\/pages\.json$/;

/**
 * Gives the site every page and language, whatever the hospital has switched off: tests check the
 * code, and a hospital that switches a page off needs no other tests.
 */
export function everyPage(): Plugin {
  return {
    name: 'every-page',
    enforce: 'pre',
    load: {
      filter: { id: settings },
      handler: () => JSON.stringify({ off: [], languages: everyLanguage }),
    },
  };
}
