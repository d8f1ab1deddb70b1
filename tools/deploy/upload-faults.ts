import type { Version } from './build-version.ts';

/** What decides whether the checkout may go live, besides the doctor. */
interface UploadState {
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
