import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { createTemporaryFolder } from './temporary-folder.ts';

/**
 * Returns the path of Chromium: CHROMIUM_PATH, or the npm package's, unpacked once per run into the
 * temporary folder. Never the system's, so that every machine tests the same version. Throws if the
 * package does not support this platform.
 */
export async function findChromium(): Promise<string> {
  createTemporaryFolder();
  const { CHROMIUM_PATH: configured } = process.env;
  if (configured) return configured;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The packaged Chromium runs on Linux x64 only: set CHROMIUM_PATH to the path of another one.',
    );
  }
  return packaged.executablePath();
}

/** Returns the folders of libraries that the package unpacks next to Chromium. */
function libraryPath(executablePath: string): string {
  const folder = dirname(executablePath);
  const names = readdirSync(folder).filter((name) => /^al20\d\d$/.test(name));
  return names.map((name) => join(folder, name, 'lib')).join(':');
}

/** Returns the environment in which Chromium finds its libraries. */
function chromiumEnvironment(executablePath: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, libraryPath(executablePath)]
      .filter(Boolean)
      .join(':'),
  };
}

/** In ms per action: a busy machine may stall for many seconds. */
const timeout = 120_000;

/** Launches a headless Chromium without background network requests. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    env: chromiumEnvironment(executablePath),
    timeout,
  });
  // Playwright has no default timeout for a whole browser; newPage also calls newContext
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(timeout);
    return context;
  };
  return browser;
}
