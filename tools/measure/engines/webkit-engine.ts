import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { type Engine, EngineMissing, type EngineTab } from './engine.ts';

const libraries = '/usr/lib/x86_64-linux-gnu';
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** The small browser that WebKitGTK's own tests drive. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function tabOf(driver: WebDriver): EngineTab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (address) => driver.get(address),
    run: (code, ...args) => driver.executeScript(code, ...args),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key === 'Enter' ? 'ENTER' : 'ESCAPE'])
        .perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    // WebDriver without BiDi has no word for the console
    problems: () => undefined,
    // a crash has ended the session already
    close: () => driver.quit().catch(() => undefined),
  };
}

/** Starts a program that is ended with the engine. */
function start(program: string, args: readonly string[], display: string): ChildProcess {
  return spawn(program, args, {
    stdio: 'ignore',
    // a container has no rights to make a sandbox of its own
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
}

/** Resolves once the driver listens. */
async function listens(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not listen');
}

/** WebKit (WebKitGTK's MiniBrowser) over WebDriver; throws EngineMissing where it is not. */
export async function launchWebKit(): Promise<Engine> {
  const binary = findMiniBrowser();
  if (!binary || programs.some((path) => !existsSync(path)))
    throw new EngineMissing('Debian packages webkit2gtk-driver and xvfb');
  const display = `:${100 + (process.pid % 400)}`;
  const screen = start('/usr/bin/Xvfb', [display, '-screen', '0', '1600x1200x24'], display);
  const port = await freePort();
  const program = start('/usr/bin/WebKitWebDriver', [`--port=${port}`], display);
  const server = `http://127.0.0.1:${port}`;
  await listens(server);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const connect = () =>
    new Builder().usingServer(server).withCapabilities(capabilities).build() as Promise<WebDriver>;
  return {
    name: 'WebKit',
    openTab: async () => tabOf(await connect()),
    close: async () => {
      program.kill();
      screen.kill();
    },
  };
}
