import { createQuietApp } from './quiet-app.ts';
import { workerEnv } from './worker-env.ts';

/** Where the tests' visitors come in: the site's own address. */
export const visitedOrigin = new URL(workerEnv.SITE_URL).origin;

/** Another way in, as a preview deployment has. */
export const previewOrigin = 'https://preview.workers.example';

const site = createQuietApp();

/**
 * Asks the site for `target` and takes no redirect. Unlike app.request(), which merges doubled
 * slashes, it leaves the target as written.
 */
export async function visit(target: string, init: RequestInit = {}): Promise<Response> {
  return site.fetch(new Request(visitedOrigin + target, init), workerEnv);
}

/** The page at `target`, as text. */
export async function visitPage(target: string): Promise<string> {
  return (await visit(target)).text();
}
