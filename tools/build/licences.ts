import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Drawn into the pages at build, so it counts as sent although no code of it runs. */
const icons = '@phosphor-icons/core';
const fonts = 'client/styles/fonts/OFL.txt';

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
}

/** What reaches the browser or the Worker: the dependencies with theirs, and the icons. */
function sentPackages(root: string): readonly Package[] {
  const read = (folder: string): Package =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const sent = new Map<string, Package>();
  const visit = (name: string) => {
    if (sent.has(name)) return;
    const found = read(join('node_modules', name));
    sent.set(name, found);
    for (const next of Object.keys(found.dependencies ?? {})) visit(next);
  };
  for (const name of [...Object.keys(read('.').dependencies ?? {}), icons]) visit(name);
  return [...sent.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The MIT licence's own words, as another package brings them. */
function mitTerms(root: string): string {
  const text = readFileSync(join(root, 'node_modules/hono/LICENSE'), 'utf8');
  return text.slice(text.indexOf('Permission is hereby granted')).trim();
}

/** The notice that a package asks to be kept with it; put together where it brings no file. */
function noticeOf(root: string, { name, author, license }: Package): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (file) return readFileSync(join(folder, file), 'utf8').trim();
  const holder = typeof author === 'object' ? author.name : author;
  if (!holder || license !== 'MIT') throw new Error(`${name} brings no text of its licence`);
  return `MIT License\n\nCopyright (c) ${holder}\n\n${mitTerms(root)}`;
}

/** The notices of everything that is sent to visitors, as a plain text. */
function licenceNotices(root: string): string {
  const parts = sentPackages(root).map(
    (sent) => `${sent.name} ${sent.version}\n\n${noticeOf(root, sent)}`,
  );
  const typefaces = readFileSync(join(root, fonts), 'utf8').trim();
  parts.push(`Figtree and Bricolage Grotesque\n\n${typefaces}`);
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `What this site is made with, and under which licences${rule}${parts.join(rule)}\n`;
}

/** Puts the notices where everyone can read them: /licences.txt. */
export function licences(): Plugin {
  let root = '.';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceNotices(root) });
    },
  };
}
