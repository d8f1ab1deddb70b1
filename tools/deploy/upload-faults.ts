import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WranglerConfig } from '../run/wrangler-config.ts';
import { type Version, versionFile } from './artifact/digest.ts';

/** What decides whether the checkout may go live, besides the doctor. */
export interface UploadState {
  /** CLOUDFLARE_ENV, which chooses an environment as `--env` does. */
  environment: string | undefined;
  /** The commit that is checked out; '' outside git. */
  commit: string;
  /** `uncommittedFiles()`. */
  changed: readonly string[];
  /** What the build in dist says about itself; undefined without a build. */
  built: Pick<Version, 'commit' | 'digest'> | undefined;
  /** `digestOf('dist')`. */
  digest: string;
}

/** Whether the upload is a preview: hidden from search engines, and on no domain of the hospital. */
export function isPreview({ vars, routes = [], route }: WranglerConfig): boolean {
  return vars?.INDEXING === 'off' && routes.length === 0 && route === undefined;
}

/** Returns why the build in dist may not go live, whatever the facts say: a sentence each. */
export function uploadFaults(state: UploadState): string[] {
  const { environment, commit, changed, built, digest } = state;
  return [
    environment
      ? `CLOUDFLARE_ENV is '${environment}': unset it, there is one environment only.`
      : '',
    commit ? '' : 'This is not a git checkout, so the version to go live is unknown.',
    changed.length > 0 ? `Commit or remove these changes:\n${changed.join('\n')}` : '',
    built?.commit === commit
      ? ''
      : `dist is a build of ${built?.commit || 'no commit'}, not of ${commit || 'a commit'}: run npm run build.`,
    built && built.digest !== digest
      ? 'The files in dist are not those of its build: run npm run build.'
      : '',
  ].filter(Boolean);
}

/** Returns what the build in `dist` says about itself, or undefined. */
export function readBuilt(dist: string): Version | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, versionFile), 'utf8'));
  } catch {
    return undefined;
  }
}
