/** How long a request waits before it counts as lost, in ms; two of them fit into a test. */
const patience = 50_000;

/**
 * Sends a request, and sends it once more if no answer comes. wrangler's local proxy may lose one
 * (cloudflare/workers-sdk#15203), which says nothing about the site; the report names each.
 */
export async function askAgain(url: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  try {
    return await ask();
  } catch (error) {
    console.warn(`Lost, asked again: ${init.method ?? 'GET'} ${url} (${error})`);
    return ask();
  }
}
