import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { buildDesk } from '../../tools/desk/build-desk.ts';

/** Builds the desk with Sveltia's test backend and serves it as the platform does, headers included. */
export async function serveDesk(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  await buildDesk(folder, { name: 'test-repo' });
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config: 'tools/desk/wrangler.toml',
    assets: folder,
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'error',
    },
  });
  await worker.ready;
  const { origin } = await worker.url;
  return { origin, stop: () => worker.dispose() };
}
