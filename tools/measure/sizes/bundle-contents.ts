import { SourceMap } from 'node:module';
import { gzipSize } from './wire-size.ts';

/** What a part of the code takes in a built file. */
export interface Share {
  /** A package, a folder of the project, or what the bundler added. */
  group: string;
  minified: number;
  /** Compressed by itself: the shares of a file add up to a little more than the file. */
  gzip: number;
}

/** A script as the bundler made it, with its source map. */
export interface MappedScript {
  code: string;
  map: { sources: readonly string[]; mappings: string };
}

/** The package or folder that a source belongs to. */
function groupOf(source: string): string {
  const packaged = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (packaged) return packaged;
  return /(?:^|\/)(src\/[^/]+|client)(?:\/|$)/.exec(source)?.[1] ?? 'bundler';
}

/** The code of each group in a script, joined in its order. */
function textByGroup({ code, map }: MappedScript): Map<string, string> {
  // the class wants the fields of the format that nothing here reads, too
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

/** What a script holds, the largest share first. */
export function sharesOf(script: MappedScript): Share[] {
  return [...textByGroup(script)]
    .map(([group, text]) => ({
      group,
      minified: Buffer.byteLength(text),
      gzip: gzipSize(text),
    }))
    .sort((a, b) => b.gzip - a.gzip);
}
