/* The `[build] command` of wrangler.toml: wrangler runs it before `deploy` and `versions upload`, and
 * uploads nothing if it exits with 1. `npm run deploy -- --sample` names its own configuration.
 * `wrangler dev` runs it too, at no cost: imports come later. */
if (process.env.WRANGLER_COMMAND !== 'dev') {
  const { liveFaults } = await import('./live-faults.ts');
  const { uploadKind } = await import('./upload-kind.ts');
  const { readWranglerConfig } = await import('../run/wrangler-config.ts');
  const [file = 'wrangler.toml'] = process.argv.slice(2);
  const { kind, name } = uploadKind(
    readWranglerConfig(file),
    process.env.WRANGLER_CI_OVERRIDE_NAME,
  );
  const faults = kind === 'live' ? await liveFaults() : [];
  console.log(
    kind === 'live'
      ? `This is a LIVE upload to the Worker '${name}': it needs a clean doctor.`
      : `This is a preview, uploaded to the Worker '${name}'.`,
  );
  if (faults.length > 0) {
    console.error(`Not uploaded.\n${faults.join('\n')}`);
    console.error(
      `\nFor a preview: npm run deploy -- --sample. Its Worker's name ends in -sample, and it has workers_dev, INDEXING = "off" and no domain.`,
    );
    process.exitCode = 1;
  }
}

export {};
