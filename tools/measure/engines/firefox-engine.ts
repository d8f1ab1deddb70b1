import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import { type Engine, EngineMissing, type EngineTab } from './engine.ts';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

function listenTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      messages.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => {
    messages.push(error instanceof Error ? error.message : String(error));
  });
  return messages;
}

function tabOf(page: Page): EngineTab {
  const messages = listenTo(page);
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: async (code, ...args) =>
      // puppeteer's type allows handles, which checks don't use
      (await page.evaluate(code as (...all: unknown[]) => unknown, ...args)) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: () => messages.splice(0),
    close: () => page.browserContext().close(),
  };
}

/** Launches Firefox over WebDriver BiDi. Throws EngineMissing if it is not installed. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? firefoxPaths.find((path) => existsSync(path));
  if (!executablePath)
    throw new EngineMissing('the Debian package firefox-esr, or set FIREFOX_PATH');
  const browser = await puppeteer.launch({ headless: true, browser: 'firefox', executablePath });
  return {
    openTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}
