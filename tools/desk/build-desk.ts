import { appendFileSync, copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { build, type Plugin } from 'vite';
import { unchangedSampleRows } from '../deploy/doctor/sample/check-sample.ts';
import { createDesk } from './config/desk-config.ts';
import { deskHeaders } from './config/headers.ts';

/** Packages that Sveltia loads on demand for maps, syntax colours and photos: 13 MB in 300 files. */
const unused = /^(?:@shikijs\/.+|leaflet|terra-draw.*|svgo.*|exifr.*)$/;

/** Sveltia has its fonts beside it, but also names them on a content network: no page asks that one. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  transform: {
    filter: { id: /@sveltia\/cms/ },
    handler: (code) =>
      code.replace(/src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, 'src:local("")'),
  },
};

/** Sveltia's words for developers, and ours for staff. */
const ownWords: readonly (readonly [theirs: string, ours: string])[] = [
  [
    'There was an error while saving the entry. Please try again later.',
    'Not saved yet. If a sentence follows, correct that and save again. If none does, try again later.',
  ],
  ['Global Assets', 'Pictures of this form'],
];

/** Replaces `ownWords` in Sveltia's English. */
const wordsForStaff: Plugin = {
  name: 'words-for-staff',
  transform: {
    filter: { id: /@sveltia\/cms/ },
    handler: (code) =>
      ownWords.reduce((changed, [theirs, ours]) => changed.replaceAll(theirs, ours), code),
  },
};

/**
 * Writes the staff desk into a folder, outside of `dist`: nothing of it is part of the site. A test gives
 * another backend than GitHub.
 */
export async function buildDesk(folder = '.cache/desk', backend?: Backend): Promise<void> {
  await build({
    configFile: false,
    root: 'tools/desk/browser',
    publicDir: false,
    logLevel: 'error',
    plugins: [ownFonts, wordsForStaff],
    resolve: {
      alias: [
        { find: unused, replacement: resolve('tools/desk/browser/unused.ts') },
        { find: /^\.\/theme-css\.ts$/, replacement: resolve('tools/desk/browser/theme-css.ts') },
      ],
    },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4096,
      license: { fileName: 'licences.txt' },
    },
  });
  for (const licence of globSync('node_modules/@sveltia/cms/npm/assets/*.LICENSE.txt')) {
    appendFileSync(join(folder, 'licences.txt'), `\n${readFileSync(licence, 'utf8')}`);
  }
  copyFileSync('public/icons/icon.svg', join(folder, 'icon.svg'));
  writeFileSync(
    join(folder, 'desk.json'),
    JSON.stringify(createDesk(backend, await unchangedSampleRows())),
  );
  writeFileSync(join(folder, '_headers'), deskHeaders());
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}

/* `npm run desk:build` */
if (import.meta.main) await buildDesk();
