import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** One file of the project's code. */
interface SourceFile {
  /** From the project's root, with '/' between: 'src/pages/home.tsx'. */
  path: string;
  text: string;
}

const endings = new Set(['.ts', '.tsx', '.md']);

/**
 * Every TypeScript file and article under `folder`, a path from the project's root, sorted by path.
 */
export function sourceFiles(folder: string): SourceFile[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.has(extname(name)))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      // other Markdown is documentation
      .filter((path) => !path.endsWith('.md') || path.includes('/articles/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  );
}
