import { createBuilder, type Rolldown } from 'vite';
import { toTextTable } from '../text-table.ts';
import { type MappedScript, type Share, sharesOf } from './bundle-contents.ts';
import { gzipSize } from './wire-size.ts';

/*
 * npm run sizes [-- --json]: what the Worker and each script of the browser are made of, minified
 * and gzip. Builds once more in memory for the source maps; dist stays as it is.
 */

/** One built script and what it holds. */
export interface MeasuredScript {
  environment: 'client' | 'ssr';
  /**
   * Without the hash: 'entry', 'chat-form'; 'en/chat-form' for its words in a language; 'shared …'
   * for what the bundler split off itself.
   */
  name: string;
  fileName: string;
  minified: number;
  gzip: number;
  shares: Share[];
}

/** `asked`: the files that some script imports when it needs them. */
function nameOf(chunk: Rolldown.OutputChunk, asked: ReadonlySet<string>): string {
  const { name, fileName, isEntry, facadeModuleId } = chunk;
  if (!isEntry && !asked.has(fileName)) return `shared ${name}`;
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
    const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
    for (const chunk of chunks) {
      if (!chunk.map) continue;
      const script: MappedScript = { code: chunk.code, map: chunk.map };
      measured.push({
        environment,
        name: nameOf(chunk, asked),
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
    ['', 'minified', 'gzip by itself'],
    [
      ...shares.map((share) => [share.group, share.minified, share.gzip]),
      ['in all, together', minified, gzip],
    ],
  );
}

const scripts = await measureScripts();
if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(scripts));
} else {
  for (const script of scripts) {
    const title = script.environment === 'ssr' ? 'The Worker' : `In the browser: ${script.name}`;
    console.log(`${title} (${script.fileName})\n${toTable(script)}\n`);
  }
}
