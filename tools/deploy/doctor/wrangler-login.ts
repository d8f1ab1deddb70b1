import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from './finding.ts';

/** What `wrangler whoami --json` said: its output, or undefined where it said nothing in time. */
export type AskWhoami = () => Promise<string | undefined>;

/** Without a connection wrangler waits for long; nobody should. */
const patience = 15_000;

/** Asks the wrangler of this project, and gives up on it after a while. */
export function askWrangler(milliseconds = patience): Promise<string | undefined> {
  const fromHere = createRequire(import.meta.url);
  const wrangler = join(dirname(fromHere.resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [wrangler, 'whoami', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(undefined);
    }, milliseconds);
    child.stdout.on('data', (piece) => {
      output += piece;
    });
    const settle = () => {
      clearTimeout(timer);
      resolve(output);
    };
    child.once('error', settle);
    child.once('close', settle);
  });
}

function isLoggedIn(output: string | undefined): boolean | undefined {
  try {
    const told: { loggedIn?: boolean } = JSON.parse(output ?? '');
    return told.loggedIn;
  } catch {
    return undefined;
  }
}

/** Whether a deploy would be somebody's; a warning where that cannot be told. */
export async function wranglerLogin(askWhoami: AskWhoami = askWrangler): Promise<Finding[]> {
  const loggedIn = isLoggedIn(await askWhoami());
  if (loggedIn) return [];
  if (loggedIn === false) {
    return [
      {
        level: 'error',
        what: 'Nobody is logged in at Cloudflare on this machine.',
        remedy: "Run 'npx wrangler login', or set CLOUDFLARE_API_TOKEN where no browser is.",
        where: [],
      },
    ];
  }
  return [
    {
      level: 'warning',
      what: 'wrangler did not say whether somebody is logged in: perhaps there is no connection.',
      remedy: "Run 'npx wrangler whoami' and see what it says.",
      where: [],
    },
  ];
}
