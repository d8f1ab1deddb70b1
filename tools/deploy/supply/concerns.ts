import type { Advisory } from './advisories.ts';

/** The fields of package-lock.json with the dependencies of each package. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  dev?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Development packages that run in a build or deploy, with access to the operator's files and token.
 * All others run only in tests and measurements.
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
  // a deploy starts with the content tests
  'vitest',
  '@cloudflare/vitest-pool-workers',
] as const;

/** Returns the named packages and all their dependencies. */
function withDependencies({ packages }: LockFile, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [path, locked] of Object.entries(packages)) {
      if (!path.endsWith(`node_modules/${name}`)) continue;
      for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
        visit(next);
      }
    }
  };
  for (const name of names) visit(name);
  return found;
}

/** Returns a function that says where a package of the lock file is used, 'site' before 'deploy'. */
export function packageUses(lockFile: LockFile): (name: string) => Advisory['use'] {
  const shipped = withDependencies(
    lockFile,
    Object.keys(lockFile.packages['']?.dependencies ?? {}),
  );
  const deploying = withDependencies(lockFile, runInDeploy);
  return (name) => {
    if (shipped.has(name)) return 'site';
    return deploying.has(name) ? 'deploy' : 'tests';
  };
}
