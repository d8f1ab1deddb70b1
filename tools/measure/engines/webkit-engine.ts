import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Engine, EngineMissing, type EngineTab } from './engine.ts';

const port = 4446;
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** The key of an element's id in WebDriver responses (W3C WebDriver 12.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The code points of keys (W3C WebDriver 17.4.2). */
const keyCodes = { Enter: '\ue007', Escape: '\ue00c' } as const;

/** Sends a WebDriver command and returns its value. Throws with the driver's own message. */
async function command(method: 'POST' | 'DELETE', url: string, body: object = {}) {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Record<string, unknown> };
  if (!response.ok) throw new Error(String(value.message));
  return value;
}

async function openTab(server: string): Promise<EngineTab> {
  const { sessionId } = await command('POST', `${server}/session`, { capabilities: {} });
  const session = `${server}/session/${sessionId}`;
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  const find = async (selector: string) => {
    const found = await post('element', { using: 'css selector', value: selector });
    return `element/${found[elementKey]}`;
  };
  return {
    goto: async (address) => {
      await post('url', { url: address });
    },
    run: async (code, ...args) =>
      (await post('execute/sync', {
        script: `return (${code}).apply(null, arguments)`,
        args,
      })) as never,
    click: async (selector) => {
      await post(`${await find(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await post(`${await find(selector)}/value`, { text });
    },
    press: async (key) => {
      const value = keyCodes[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async (width, height) => {
      await post('window/rect', { x: 0, y: 0, width, height });
    },
    // WebDriver without BiDi cannot read the console
    problems: () => undefined,
    // a crash has already ended the session
    close: async () => {
      await command('DELETE', session).catch(() => undefined);
    },
  };
}

/** Waits until the driver listens. Throws after 10 s. */
async function waitForDriver(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver did not answer at ${server} within 10 s`);
}

/** Launches WebKitGTK's MiniBrowser over WebDriver. Throws EngineMissing if it is not installed. */
export async function launchWebKit(): Promise<Engine> {
  if (programs.some((path) => !existsSync(path)))
    throw new EngineMissing('the Debian packages webkit2gtk-driver, xvfb and xauth');
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // a group of processes, to end with one signal
    detached: true,
    // WebKit cannot create its sandbox inside a container
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await waitForDriver(server);
  return {
    openTab: () => openTab(server),
    close: async () => {
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
