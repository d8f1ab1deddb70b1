import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Version } from './build-version.ts';
import { changedFiles, currentCommit } from './git-state.ts';

/** What staff edit: facts as JSON, articles, and photographs (drawings are code). */
const edited = [
  /^src\/facts\/(?:[\w-]+\/)*[\w-]+\.json$/,
  /^src\/words\/[a-z]{2}\/articles\/[\w-]+\/[\w-]+\.md$/,
  /^src\/(?:pictures\/photographs|portraits)\/[^/]+\.(?:jpe?g|png|webp)$/i,
];

/** Returns whether staff edit this file; the JSON Schemas beside the facts are code. */
export function isEditedFile(path: string): boolean {
  return edited.some((kind) => kind.test(path)) && !path.endsWith('.schema.json');
}

/**
 * Returns which way a change takes to the live site, and the files that decide it. 'content' is live in
 * minutes; 'code' needs the whole gate and a reviewer. A change that is unknown is code.
 */
export function laneOf(changed: readonly string[] | undefined): {
  lane: 'content' | 'code';
  because: string;
} {
  if (!changed) return { lane: 'code', because: 'the live version is not known to git' };
  const code = changed.filter((path) => !isEditedFile(path));
  return code.length === 0
    ? { lane: 'content', because: changed.join(', ') || 'nothing changed but the day' }
    : { lane: 'code', because: code.slice(0, 10).join(', ') };
}

/** Returns the commit that the live site says it runs, or '' if it does not answer. */
async function liveCommit(): Promise<string> {
  // no package is installed yet, so no parser of TOML
  const [, origin = ''] = /^SITE_URL = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  try {
    const answer = await fetch(`${origin}/.well-known/version.json`, {
      signal: AbortSignal.timeout(20_000),
    });
    const { commit }: Partial<Version> = answer.ok ? await answer.json() : {};
    return commit ?? '';
  } catch {
    return '';
  }
}

/* `node tools/deploy/lane.ts`: the first job of the workflow. Compares with what is live, not with the
 * last push, so that a content change cannot carry code whose deploy failed or was not approved. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const live = await liveCommit();
  const isCommit = /^[0-9a-f]{40}$/.test(live);
  const { lane, because } = laneOf(isCommit ? changedFiles(live, currentCommit()) : undefined);
  console.log(`${lane}: ${because}`);
  const { GITHUB_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, `lane=${lane}\nlive=${isCommit ? live : ''}\n`);
}
