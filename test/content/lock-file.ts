import { readFileSync } from 'node:fs';

/** One package of the lock file, as far as it is read here. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  engines?: { node?: string };
}

interface Project extends LockedPackage {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  engines: { node: string };
}

export const project: Project = JSON.parse(readFileSync('package.json', 'utf8'));

export const lockFile: { lockfileVersion: number; packages: Record<string, LockedPackage> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Every package that the lock file names, by where it is put. */
export const lockedPackages = Object.entries(lockFile.packages).filter(([path]) => path !== '');
