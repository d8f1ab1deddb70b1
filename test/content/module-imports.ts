import { dirname, join } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** One import of a module, from the file that asks for it. */
export interface ModuleImport {
  from: string;
  /** A path from the project's root, or the package's or virtual module's own name. */
  to: string;
  /** `import type`: gone once compiled, so it carries no code along. */
  typeOnly: boolean;
}

const statements = [
  // import … from '…' and export … from '…'; nothing with '=' or '(' can stand between
  /^(?:import|export)\s+(?<type>type\s)?[\w\s{},*$]*?from\s+'(?<to>[^']+)'/gm,
  /^import\s+'(?<to>[^']+)'/gm,
  /\bimport\(\s*'(?<to>[^']+)'/g,
];

function importsOf({ path, text }: SourceFile): ModuleImport[] {
  return statements
    .flatMap((statement) => [...text.matchAll(statement)])
    .map(({ groups }) => {
      const to = groups?.to ?? '';
      return {
        from: path,
        to: to.startsWith('.') ? join(dirname(path), to).replaceAll('\\', '/') : to,
        typeOnly: groups?.type !== undefined,
      };
    });
}

/** Every import of every file under `folder`. */
export function importsIn(folder: string): ModuleImport[] {
  return sourceFiles(folder)
    .filter(({ path }) => !path.endsWith('.md'))
    .flatMap(importsOf);
}
