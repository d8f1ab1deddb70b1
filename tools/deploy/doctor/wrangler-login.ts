import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorOf, type Finding } from './finding.ts';

/** Returns the output of `wrangler whoami --json`, not complete on a timeout. */
export type RunWhoami = () => Promise<string>;

/** In ms: without a connection wrangler itself waits much longer. */
const timeout = 15_000;

/** Runs `wrangler whoami --json` with the project's own wrangler. */
function runWhoami(): Promise<string> {
  const fromHere = createRequire(import.meta.url);
  const wrangler = join(dirname(fromHere.resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  const options = { timeout, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve) => {
    // a failure prints JSON too
    execFile(process.execPath, [wrangler, 'whoami', '--json'], options, (_, output) =>
      resolve(output),
    );
  });
}

function isLoggedIn(output: string): boolean | undefined {
  try {
    const answer: { loggedIn?: boolean } = JSON.parse(output);
    return answer.loggedIn;
  } catch {
    return undefined;
  }
}

/** Checks that wrangler is logged in: an error if not, a warning if it does not answer. */
export async function wranglerLogin(run: RunWhoami = runWhoami): Promise<Finding[]> {
  const loggedIn = isLoggedIn(await run());
  if (loggedIn) return [];
  if (loggedIn === false) {
    const what = 'wrangler is not logged in to Cloudflare on this machine.';
    const remedy =
      "Run 'npx wrangler login', or set CLOUDFLARE_API_TOKEN on a machine without a browser.";
    return [{ ...errorOf(what, remedy, []), blocksPreview: true }];
  }
  const what = 'wrangler did not say whether it is logged in. There may be no connection.';
  const remedy = "Run 'npx wrangler whoami' and read its output.";
  return [{ level: 'warning', what, remedy, where: [] }];
}
