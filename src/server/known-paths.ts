import type { Env } from './env.ts';
import type { OpenSeed } from './page-seed.ts';

/** Every address that answers 200 with a page. */
export type KnownPaths = (env: Env) => Promise<ReadonlySet<string>>;

async function readWords(): Promise<ReadonlySet<string>> {
  const { knownPlaces } = await import('../places.ts');
  return new Set(knownPlaces.keys());
}

/** Read from the seed where it fits, else from the words, which must be evaluated for that. */
export function createKnownPaths(openSeed: OpenSeed): KnownPaths {
  let told: ReadonlySet<string> | undefined;
  return async (env) => {
    const seed = await openSeed(env);
    if (seed) return seed.paths;
    told ??= await readWords();
    return told;
  };
}
