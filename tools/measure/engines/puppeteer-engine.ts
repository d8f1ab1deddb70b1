import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumEnvironment, findChromium } from '../../run/launch-chromium.ts';
import { type Engine, EngineMissing, type EngineTab } from './engine.ts';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      heard.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => {
    heard.push(error instanceof Error ? error.message : String(error));
  });
  return heard;
}

function tabOf(page: Page): EngineTab {
  const heard = listenTo(page);
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: async (code, ...args) =>
      // its own type knows handles, which no check has
      (await page.evaluate(code as (...all: unknown[]) => unknown, ...args)) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: () => heard.splice(0),
    close: () => page.browserContext().close(),
  };
}

async function launch(name: string, options: LaunchOptions): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({ headless: true, ...options });
  return {
    name,
    openTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi; throws EngineMissing where no Firefox is. */
export function launchFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? firefoxPaths.find((path) => existsSync(path));
  if (!executablePath) throw new EngineMissing('Debian package firefox-esr, or FIREFOX_PATH');
  return launch('Firefox', { browser: 'firefox', executablePath });
}

/** The Chromium of the browser tests: what fails here too is no fault of an engine. */
export async function launchChromiumEngine(): Promise<Engine> {
  const executablePath = await findChromium();
  const args = ['--no-sandbox', '--disable-gpu'];
  const env = chromiumEnvironment(executablePath) as Record<string, string>;
  // what the npm package unpacks is the shell without windows
  return launch('Chromium', { executablePath, args, env, headless: 'shell' });
}
