import { createQuietApp } from './quiet-app.ts';
import { workerEnv } from './worker-env.ts';

/** The site's own origin. */
export const visitedOrigin = new URL(workerEnv.SITE_URL).origin;

/** The origin of a preview deployment. */
export const previewOrigin = 'https://preview.workers.example';

/** Created by the first request, because faults that Stryker plants are absent before a test runs. */
let site: ReturnType<typeof createQuietApp> | undefined;

/** Node wants this for a body that is a stream; its types do not know it. */
const duplex = { duplex: 'half' };

/**
 * Requests `target` without following redirects. Unlike app.request(), which merges doubled slashes,
 * it leaves the target unchanged.
 */
export async function visit(target: string, init: RequestInit = {}): Promise<Response> {
  site ??= createQuietApp();
  return site.fetch(new Request(visitedOrigin + target, { ...init, ...duplex }), workerEnv);
}

/** The HTML of the page at `target`. */
export async function visitPage(target: string): Promise<string> {
  return (await visit(target)).text();
}
