import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderPages as renderAll } from '../../../run/rendered-pages.ts';

/** In Stryker's copy of the sources. */
const file = '.cache/pages.json';

/**
 * In place of tools/run/rendered-pages.ts: renders the pages in the first test file, before any fault is
 * planted, and reads them from a file after that. Rendering takes longer than all searches together.
 */
export const renderPages: typeof renderAll = async (env) => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const pages = await renderAll(env);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
  return pages;
};
