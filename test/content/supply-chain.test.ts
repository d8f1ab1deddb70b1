import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockedPackages, lockFile, project } from './lock-file.ts';

const wanted = { ...project.dependencies, ...project.devDependencies };

/** Packages that have an install script: each checks a binary that comes as a package of its own. */
const installing = ['esbuild', 'workerd'];

describe('what is installed is what was chosen', () => {
  it.each(Object.entries(wanted))('%s is asked for in one exact version, %s', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lockFile.packages[`node_modules/${name}`]?.version).toBe(version);
  });

  it('a package that is added later is written down exactly as well', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/m);
  });

  it('the lock file agrees with package.json', () => {
    expect(lockFile.lockfileVersion).toBe(3);
    expect(lockFile.packages['']?.dependencies).toEqual(project.dependencies);
    expect(lockFile.packages['']?.devDependencies).toEqual(project.devDependencies);
    expect(lockFile.packages['']?.engines).toEqual(project.engines);
  });

  it('every package of the lock file is known by its content', () => {
    expect(lockedPackages.length).toBeGreaterThan(100);
    const unknown = lockedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('no package names a place of its own: all come from the registry that npm is set to', () => {
    const strange = lockedPackages.filter(
      ([, { resolved, link }]) => link || resolved !== undefined,
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });
});

describe('what runs while packages are installed', () => {
  it('is nothing of this project', () => {
    const hooks = /^(pre|post)?(install|prepare|prepublish|pack)$/;
    expect(Object.keys(project.scripts).filter((name) => hooks.test(name))).toEqual([]);
  });

  it('is nothing of any package either', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('would be nothing but the packages that check their own binary', () => {
    const names = lockedPackages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/.*node_modules\//, ''));
    expect([...new Set(names)].sort()).toEqual(installing);
  });
});

describe('the Node that is asked for', () => {
  it('is named once and runs these tests', () => {
    const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(project.engines.node) ?? [];
    const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
    expect(ownMajor * 1000 + ownMinor).toBeGreaterThanOrEqual(Number(major) * 1000 + Number(minor));
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${major}.${minor} or newer`);
  });

  it('is old enough that no tool asks for a newer one', () => {
    // wrangler and the packaged Chromium were chosen for it
    expect(project.engines.node).toBe('>=20.19');
    const newer = lockedPackages.filter(([, { engines, optional }]) => {
      const least = /^>=\s*(\d+)/.exec(engines?.node ?? '')?.[1];
      return !optional && Number(least ?? 0) > 20;
    });
    expect(newer.map(([path]) => path)).toEqual([]);
  });

  it('is what the gate starts from: a lock file that `npm ci` can follow', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci\b/m);
  });
});
