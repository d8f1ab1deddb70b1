import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { major, minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { ownNode } from '../../tools/deploy/supply/own-node.ts';
import { lockedPackages, lockFile, project } from './lock-file.ts';

const wanted = {
  ...project.dependencies,
  ...project.devDependencies,
  ...project.optionalDependencies,
};

/** Packages that have an install script: each checks a binary that comes as a package of its own. */
const installing = ['esbuild', 'workerd'];

describe('what is installed is what was chosen', () => {
  it.each(Object.entries(wanted))('%s is asked for in one exact version, %s', (name, version) => {
    // an alias names the real package before its version
    const [, exact] = /^(?:npm:.+@)?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(version) ?? [];
    expect(lockFile.packages[`node_modules/${name}`]?.version).toBe(exact ?? 'one exact version');
  });

  it('a package that is added later is written down exactly as well', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/m);
  });

  it('the lock file agrees with package.json', () => {
    expect(lockFile.lockfileVersion).toBe(3);
    expect(lockFile.packages['']?.dependencies).toEqual(project.dependencies);
    expect(lockFile.packages['']?.devDependencies).toEqual(project.devDependencies);
    expect(lockFile.packages['']?.optionalDependencies).toEqual(project.optionalDependencies);
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

describe('the Node that runs the scripts', () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = project.optionalDependencies[`node-${platform}-${process.arch}`];

  it('is the packaged one, or on other platforms one that engines allows', () => {
    expect(satisfies(process.versions.node, packaged ?? project.engines.node)).toBe(true);
  });

  it('has the same major version on every platform, and in its types', () => {
    const pinned = [
      ...Object.values(project.optionalDependencies),
      project.devDependencies['@types/node'] ?? '',
    ];
    expect(new Set(pinned.map((version) => major(version)))).toEqual(new Set([ownNode.major]));
  });

  it('gets security fixes for six more months', () => {
    const inSixMonths = new Date();
    inSixMonths.setMonth(inSixMonths.getMonth() + 6);
    const remedy = `Node ${ownNode.major} ends on ${ownNode.endOfLife}: pin the next LTS in package.json and own-node.ts`;
    expect(inSixMonths < new Date(ownNode.endOfLife), remedy).toBe(true);
  });

  it('is new enough for every package', () => {
    const pinned = Object.values(project.optionalDependencies);
    const tooNew = lockedPackages.filter(
      ([, { engines, optional }]) =>
        !optional && pinned.some((version) => !satisfies(version, engines?.node ?? '*')),
    );
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });

  it('is explained in README', () => {
    const least = minVersion(project.engines.node);
    const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
    expect(readme).toContain(`Node ${least?.major}.${least?.minor} or newer`);
    expect(readme).toContain(`Node ${ownNode.major} `);
  });
});

describe('a Node that is too old', () => {
  const checkNode = './tools/run/check-node.cjs';

  /** Runs the check as if this were another version: the exit code and what it prints. */
  function checkOn(version: string): { code: number | null; printed: string } {
    const script = `Object.defineProperty(process, 'version', { value: '${version}' }); require('${checkNode}')`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
    });
    return { code: status, printed: stdout + stderr };
  }

  it.each(['v18.20.8', 'v20.20.2', 'v22.18.0'])('%s is refused in one sentence', (version) => {
    const { code, printed } = checkOn(version);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^Node [\d.]+ or newer is needed, and this is v[\d.]+: [^.]+\.\S+\.\n$/,
    );
    expect(printed).toContain(version);
  });

  it.each(['v22.19.0', 'v24.0.0', 'v26.10.0'])('%s is accepted in silence', (version) => {
    expect(checkOn(version)).toEqual({ code: 0, printed: '' });
  });

  it('is refused before any script of this project starts', () => {
    const first = (command: string) => command.split(' && ')[0];
    const unchecked = Object.entries(project.scripts).filter(
      ([, command]) =>
        /\b(node|vite|vitest|wrangler)\b/.test(command) &&
        first(command) !== 'npm run build' &&
        first(command) !== 'node tools/run/check-node.cjs',
    );
    expect(unchecked).toEqual([]);
  });
});

it('the gate starts from a lock file that `npm ci` can follow', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci\b/m);
});
