import { unstable_startWorker } from 'wrangler';

/** Serves the built Worker in the local runtime; on any free port unless one is named. */
export async function startBuiltWorker(
  port = 0,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  // the runtime's only call to the outside
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    // wrangler then reads the bodies that the Worker refuses, or its proxy loses a later request
    // (cloudflare/workers-sdk#15203)
    build: { bundle: true },
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      logLevel: 'error',
    },
  });
  await worker.ready;
  const url = await worker.url;
  return { origin: url.origin, stop: () => worker.dispose() };
}
