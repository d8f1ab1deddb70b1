import { type PageRouteName, routes } from '../../../src/site/routes.ts';

/** A key that a check presses. */
export type Key = 'Enter' | 'Escape';

/** A browser tab, with the operations that checks need. */
export interface EngineTab {
  /** Opens an address and waits for the load event; rejects if nothing answers. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It is sent as source text, so it sees only its arguments and the page. */
  run<Args extends unknown[], T>(
    code: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T>;
  /** Clicks an element that is in view. */
  click(selector: string): Promise<void>;
  /** Types into a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** In CSS pixels; an engine may not go narrower than its toolbar. */
  resize(width: number, height: number): Promise<void>;
  /** Console errors and warnings since the last call; undefined if the engine cannot report them. */
  problems(): readonly string[] | undefined;
  close(): Promise<void>;
}

/** A running browser engine. */
export interface Engine {
  /** Opens a tab with its own storage and cache. */
  openTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** Thrown if an engine is not installed; the message says what to install. */
export class EngineMissing extends Error {
  override name = 'EngineMissing';
}

/** Maximum wait in ms, long enough for a busy machine. */
const timeout = 60_000;

/** Waits until `code` returns true in the page. Throws an error with the message `what` on timeout. */
export async function waitUntil<Args extends unknown[]>(
  tab: EngineTab,
  what: string,
  code: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  const end = Date.now() + timeout;
  // code cannot run during a navigation
  while (!(await tab.run(code, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** Scrolls an element into view, waits until it stops moving, and clicks it. */
export async function clickOn(tab: EngineTab, selector: string): Promise<void> {
  await waitUntil(
    tab,
    `${selector} is missing or keeps moving`,
    async (wanted: string) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const top = element?.getBoundingClientRect().top;
      await new Promise((resolve) => setTimeout(resolve, 120));
      return top !== undefined && element?.getBoundingClientRect().top === top;
    },
    selector,
  );
  await tab.click(selector);
}

/** A tab, the site under test and the paths of its pages. */
export interface EngineVisit {
  tab: EngineTab;
  origin: string;
  paths: readonly string[];
}

/** Returns the path of an English page. */
export const englishPath = (name: PageRouteName): string => routes[name].path;

/** A phone's screen in CSS pixels. */
export const phoneSize = [390, 844] as const;
