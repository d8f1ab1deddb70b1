import { readFileSync } from 'node:fs';

interface Project {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
}

/** Fields of package.json and package-lock.json that tests read. */
export const project: Project = JSON.parse(readFileSync('package.json', 'utf8'));
export const lockFile: { packages: Record<string, { dependencies?: Record<string, string> }> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'));
