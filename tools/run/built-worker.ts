import { unstable_startWorker } from 'wrangler';

/** The built Worker served in the local runtime: its origin, and how to stop it. */
export async function startBuiltWorker(): Promise<{ origin: string; stop: () => Promise<void> }> {
  // the runtime's only call to the outside
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'error',
    },
  });
  await worker.ready;
  const url = await worker.url;
  return { origin: url.origin, stop: () => worker.dispose() };
}
