import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { takeTemporaryFolder } from './temporary-folder.ts';

/**
 * Returns the path of a Chromium: the one CHROMIUM_PATH names, else the one inside the npm package,
 * unpacked once into the temporary folder of the run. Never one of the system's: every machine judges
 * the same browser. Throws where the package has none that runs.
 */
export async function findChromium(): Promise<string> {
  takeTemporaryFolder();
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The packaged Chromium runs on Linux x64 only: set CHROMIUM_PATH to another one.',
    );
  }
  return packaged.executablePath();
}

/** The libraries that the packaged Chromium brings, beside it, for systems that lack them. */
function libraryPath(executablePath: string): string {
  const place = dirname(executablePath);
  const folders = readdirSync(place).filter((name) => /^al20\d\d$/.test(name));
  return folders.map((name) => join(place, name, 'lib')).join(':');
}

/** What a Chromium needs around it: its libraries. */
export function chromiumEnvironment(executablePath: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, libraryPath(executablePath)]
      .filter(Boolean)
      .join(':'),
  };
}

/** How long a browser may take for one thing, in ms: a busy machine stands still for many seconds. */
const patience = 120_000;

/**
 * A headless Chromium with its web security on and no calls of its own to the network. `without`:
 * Playwright's own flags to leave out; `more`: flags to add.
 */
export async function launchChromium({
  without = [],
  more = [],
}: {
  without?: readonly string[];
  more?: readonly string[];
} = {}): Promise<Browser> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: [...without],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
    env: chromiumEnvironment(executablePath),
    timeout: patience,
  });
  // Playwright knows no such setting for a whole browser; its newPage goes through newContext too
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(patience);
    return context;
  };
  return browser;
}
