/* The `[build] command` of wrangler.toml: wrangler runs it before `deploy` and `versions upload`, and
 * uploads nothing if it exits with 1. `wrangler dev` runs it too, at no cost: imports come later. */
if (process.env.WRANGLER_COMMAND !== 'dev') {
  const { checkUpload } = await import('./check-live-site.ts');
  const faults = await checkUpload();
  if (faults) {
    console.error(`Not uploaded.\n${faults}`);
    process.exitCode = 1;
  }
}

export {};
