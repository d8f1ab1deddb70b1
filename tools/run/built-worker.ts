import { unstable_startWorker } from 'wrangler';

/** Serves the built Worker with wrangler on 127.0.0.1, on any free port by default. */
export async function startBuiltWorker(
  port = 0,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  // wrangler would fetch sample values of request.cf from the internet
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    // lets wrangler read the request bodies that the Worker rejects; otherwise its proxy loses a later
    // request (cloudflare/workers-sdk#15203)
    // no command: the check before an upload is not for local servers
    build: { bundle: true, custom: { command: '' } },
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
