import { SourceMap } from 'node:module';
import { gzipSize } from './wire-size.ts';

/** The part of a built file that comes from one package or folder. */
export interface Share {
  /** A package, a folder of the project, or 'bundler'. */
  group: string;
  minified: number;
  /** Compressed separately, so the shares add up to slightly more than the file. */
  gzip: number;
}

/** A built script with its source map. */
export interface MappedScript {
  code: string;
  map: { sources: readonly string[]; mappings: string };
}

/** Returns the package or folder of a source. */
function groupOf(source: string): string {
  const packaged = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (packaged) return packaged;
  return /(?:^|\/)(src\/[^/]+|client)(?:\/|$)/.exec(source)?.[1] ?? 'bundler';
}

/** Returns the code of each group, joined in order. */
function textByGroup({ code, map }: MappedScript): Map<string, string> {
  // SourceMap requires all fields, also those not used here
  const positions = new SourceMap({
    version: 3,
    file: '',
    names: [],
    sourceRoot: '',
    sourcesContent: [],
    sources: [...map.sources],
    mappings: map.mappings,
  });
  const texts = new Map<string, string>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let start = 0; start < text.length; ) {
      const sourceAt = (column: number) => {
        const entry = positions.findEntry(line, column);
        return 'originalSource' in entry ? entry.originalSource : '';
      };
      const source = sourceAt(start);
      let end = start + 1;
      while (end < text.length && sourceAt(end) === source) end += 1;
      const piece = text.slice(start, end);
      const group = source ? groupOf(source) : 'bundler';
      texts.set(group, (texts.get(group) ?? '') + piece);
      start = end;
    }
  }
  return texts;
}

/** Returns the shares of a script, largest first. */
export function sharesOf(script: MappedScript): Share[] {
  return [...textByGroup(script)]
    .map(([group, text]) => ({
      group,
      minified: Buffer.byteLength(text),
      gzip: gzipSize(text),
    }))
    .sort((a, b) => b.gzip - a.gzip);
}
