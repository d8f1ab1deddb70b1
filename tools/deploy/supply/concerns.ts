import type { Advisory } from './advisories.ts';

/** The lock file, as far as it says which package brings which. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  dev?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The development packages that run while the site is built or uploaded: what they are given is the
 * operator's own files, pictures and token. All others only test and measure.
 */
export const runInDeploy = [
  'wrangler',
  'vite',
  '@tailwindcss/vite',
  'tailwindcss',
  'sharp',
  'svgo',
  'fontkit',
  'yaml',
  'remark',
  'remark-directive',
  'ajv',
  'typebox',
  '@phosphor-icons/core',
  // the tests that a deploy starts with
  'vitest',
  '@cloudflare/vitest-pool-workers',
] as const;

/** Every package by name that these bring along, themselves included. */
function broughtBy({ packages }: LockFile, names: readonly string[]): ReadonlySet<string> {
  const brought = new Set<string>();
  const visit = (name: string) => {
    if (brought.has(name)) return;
    brought.add(name);
    for (const [path, locked] of Object.entries(packages)) {
      if (!path.endsWith(`node_modules/${name}`)) continue;
      for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
        visit(next);
      }
    }
  };
  for (const name of names) visit(name);
  return brought;
}

/** Whom each package of a lock file concerns, the nearest to visitors first. */
export function concernsIn(lockFile: LockFile): (name: string) => Advisory['concerns'] {
  const shipped = broughtBy(lockFile, Object.keys(lockFile.packages['']?.dependencies ?? {}));
  const deploying = broughtBy(lockFile, runInDeploy);
  return (name) => {
    if (shipped.has(name)) return 'site';
    return deploying.has(name) ? 'deploy' : 'tests';
  };
}
