import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, else one of the system's, else the one
 * inside the npm package, unpacked once into the temporary folder.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return installed.find((path) => existsSync(path)) ?? packaged.executablePath();
}

/** The libraries that the packaged Chromium brings for systems that lack them. */
function libraryPath(): string {
  const folders = readdirSync(tmpdir()).filter((name) => /^al20\d\d$/.test(name));
  return folders.map((name) => join(tmpdir(), name, 'lib')).join(':');
}

/** What a Chromium needs around it. */
interface ChromiumSurroundings {
  /** Its libraries, and a temporary folder that it shares with no other. */
  env: NodeJS.ProcessEnv;
  /** Takes the folder away, once the browser has ended. */
  remove: () => void;
}

export function surroundChromium(): ChromiumSurroundings {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const libraries = [process.env.LD_LIBRARY_PATH, libraryPath()].filter(Boolean).join(':');
  return {
    env: { ...process.env, TMPDIR: folder, LD_LIBRARY_PATH: libraries },
    // a helper process may write for a moment after the browser has gone
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A headless Chromium with its web security on and no calls of its own to the network. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  const { env, remove } = surroundChromium();
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
    env,
  });
  browser.once('disconnected', remove);
  return browser;
}
