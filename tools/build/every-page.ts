import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { everyLanguage } from '../../src/site/languages.ts';

const settings = /\/src\/facts\/hospital\/(?:pages|papers)\.json$/;

/** Returns the papers of a hospital that shows patients, since some pages are theirs alone. */
function withPatients(file: string): string {
  const { patients, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  const shownBy = patients.shownBy === 'none' ? 'initials' : patients.shownBy;
  return JSON.stringify({ ...others, patients: { ...patients, shownBy } });
}

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
      handler: (id) =>
        id.endsWith('papers.json')
          ? withPatients(id)
          : JSON.stringify({ off: [], languages: everyLanguage }),
    },
  };
}
