/** Timeout of a request in ms; two of them fit into a test. */
const patience = 50_000;

/**
 * Sends a request, and retries it once if no response comes, because wrangler's local proxy may lose
 * one (cloudflare/workers-sdk#15203). The report names each.
 */
export async function askAgain(url: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  try {
    return await ask();
  } catch (error) {
    console.warn(`No response, retried: ${init.method ?? 'GET'} ${url} (${error})`);
    return ask();
  }
}
