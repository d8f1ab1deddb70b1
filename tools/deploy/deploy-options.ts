import { parseArgs } from 'node:util';

/** The options of `npm run deploy`. */
export interface DeployOptions {
  /** Uploads a preview instead of the live site. */
  sample: boolean;
  /** Uploads nothing. */
  dryRun: boolean;
  /** The tested build to upload. Without it, the deploy runs the tests and builds the site. */
  artifact: { file: string; digest: string } | undefined;
}

/**
 * Reads the options. Throws on any other, because one that goes to wrangler, such as --config, --env,
 * --name, --var or --domain, could put something live that the doctor has not seen.
 */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sample: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      artifact: { type: 'string' },
      digest: { type: 'string' },
    },
  });
  const { artifact: file, digest } = values;
  if ((file === undefined) !== (digest === undefined)) {
    throw new Error(
      '--artifact and --digest go together: the digest is the one that the gate printed',
    );
  }
  return {
    sample: values.sample,
    dryRun: values['dry-run'],
    artifact: file !== undefined && digest !== undefined ? { file, digest } : undefined,
  };
}
