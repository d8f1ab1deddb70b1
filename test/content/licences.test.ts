import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockedPackages, lockFile, project } from './lock-file.ts';

const readme = readFileSync('README.md', 'utf8');
const licences = (readme.split(/^## /m).find((part) => part.startsWith('Licences')) ?? '').replace(
  /\s+/g,
  ' ',
);

/** Licences under which code may be sent to visitors with this site's own terms. */
const forVisitors = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

/** What reaches the browser or the Worker: the dependencies with theirs, and the drawn icons. */
function runtimePackages(): string[] {
  const reached = new Set<string>(['@phosphor-icons/core']);
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const found = lockFile.packages[`node_modules/${name}`];
    for (const next of Object.keys(found?.dependencies ?? {})) visit(next);
  };
  for (const name of Object.keys(project.dependencies)) visit(name);
  return [...reached].sort();
}

function licenceOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;
}

describe('licences', () => {
  it.each(runtimePackages())('%s may be sent to visitors', (name) => {
    expect(licenceOf(name)).toMatch(forVisitors);
  });

  it.each(Object.keys(project.dependencies))('%s is named in README', (name) => {
    // react-dom is React, and the icons go by the name that they give themselves
    expect(licences.toLowerCase()).toContain(name.replace('-dom', ''));
    expect(licences).toContain(licenceOf(name));
  });

  it('the icons are named in README', () => {
    expect(licences).toContain('Phosphor Icons (MIT)');
  });

  it('every font is named in README with its licence', () => {
    const fonts = readdirSync('client/styles/fonts').filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const name = font.replace('.woff2', '').replaceAll('-', ' ');
      expect(licences.toLowerCase()).toContain(name);
    }
    expect(licences).toContain('SIL Open Font License 1.1');
  });

  it('every licence of a development tool is named in README', () => {
    const names = new Set(
      lockedPackages.flatMap(([, { license = '' }]) => license.match(/[A-Z0-9][\w.-]+/gi) ?? []),
    );
    for (const joint of ['AND', 'OR']) names.delete(joint);
    // 'BSD-3-Clause' and '0BSD' are BSD, '-or-later' says nothing of the licence itself
    const families = [...names].map((name) =>
      name.includes('BSD') ? 'BSD' : name.replace(/-(or-later|only)$/, ''),
    );
    expect(families.filter((family) => !licences.includes(family))).toEqual([]);
  });
});
