import { createBuilder, type Rolldown } from 'vite';
import { toTextTable } from '../text-table.ts';
import { type MappedScript, type Share, sharesOf } from './bundle-contents.ts';
import { gzipSize } from './wire-size.ts';

/*
 * npm run sizes [-- --json]: prints the packages and folders in the Worker and each browser script, with
 * minified and gzip sizes. Builds in memory for the source maps and leaves dist unchanged.
 */

/** A built script with its shares. */
export interface MeasuredScript {
  environment: 'client' | 'ssr';
  /**
   * Without the hash: 'entry', 'chat-form'; 'en/chat-form' for the words of a locale; 'shared …' for
   * chunks that the bundler split off.
   */
  name: string;
  fileName: string;
  minified: number;
  gzip: number;
  shares: Share[];
}

/** Returns a chunk's name; `dynamic` has the files that scripts import dynamically. */
function nameOf(chunk: Rolldown.OutputChunk, dynamic: ReadonlySet<string>): string {
  const { name, fileName, isEntry, facadeModuleId } = chunk;
  if (!isEntry && !dynamic.has(fileName)) return `shared ${name}`;
  const language = /\/src\/words\/(\w+)\//.exec(facadeModuleId ?? '')?.[1];
  return language ? `${language}/${name}` : name;
}

async function measureScripts(): Promise<MeasuredScript[]> {
  const inMemory = { build: { write: false, sourcemap: 'hidden' } } as const;
  const builder = await createBuilder({
    logLevel: 'error',
    environments: { client: inMemory, ssr: inMemory },
  });
  const measured: MeasuredScript[] = [];
  for (const environment of ['client', 'ssr'] as const) {
    const built = builder.environments[environment];
    if (!built) throw new Error(`vite.config.ts has no environment '${environment}'`);
    const outputs = [await builder.build(built)].flat() as Rolldown.RolldownOutput[];
    const chunks = outputs.flatMap(({ output }) =>
      output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk'),
    );
    const dynamic = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
    for (const chunk of chunks) {
      if (!chunk.map) continue;
      const script: MappedScript = { code: chunk.code, map: chunk.map };
      measured.push({
        environment,
        name: nameOf(chunk, dynamic),
        fileName: chunk.fileName,
        minified: Buffer.byteLength(chunk.code),
        gzip: gzipSize(chunk.code),
        shares: sharesOf(script),
      });
    }
  }
  return measured;
}

function toTable({ shares, minified, gzip }: MeasuredScript): string {
  return toTextTable(
    ['', 'minified', 'gzip, separately'],
    [
      ...shares.map((share) => [share.group, share.minified, share.gzip]),
      ['total', minified, gzip],
    ],
  );
}

const scripts = await measureScripts();
if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(scripts));
} else {
  for (const script of scripts) {
    const title = script.environment === 'ssr' ? 'The Worker' : `Browser: ${script.name}`;
    console.log(`${title} (${script.fileName})\n${toTable(script)}\n`);
  }
}
