/** A key that a check presses. */
export type Key = 'Enter' | 'Escape';

/** One tab of one engine, as wide as a phone or a desk allows: the few things that a check needs. */
export interface EngineTab {
  /** Opens an address and waits until it has loaded; rejects where nothing answers. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It goes there as text: it may use its arguments and the page alone. */
  run<Args extends unknown[], T>(
    code: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T>;
  /** Presses the mouse on the element, where it stands in view. */
  click(selector: string): Promise<void>;
  /** Types into the field, key by key. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** CSS pixels; an engine may refuse what is narrower than its own toolbar. */
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings of the console since the last call; undefined where the engine tells none. */
  problems(): readonly string[] | undefined;
  close(): Promise<void>;
}

/** One browser engine on this machine. */
export interface Engine {
  name: string;
  /** A tab that has not seen the site; one that crashes takes no other with it. */
  openTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** Why an engine is not tried: its program is not on the machine. */
export class EngineMissing extends Error {
  override name = 'EngineMissing';
}

/** What an engine cannot be asked for, with the reason; not a fault of the site. */
export class CannotTry extends Error {
  override name = 'CannotTry';
}

/** How long a busy machine may take for what follows from a click, in ms. */
const patience = 60_000;

/** Waits until `code` answers true in the page; throws `what` when it does not come about. */
export async function waitUntil<Args extends unknown[]>(
  tab: EngineTab,
  what: string,
  code: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  const end = Date.now() + patience;
  // a page that is being left refuses to run anything
  while (!(await tab.run(code, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** Brings the element into view, waits until it stands still, and clicks it as a visitor does. */
export async function clickOn(tab: EngineTab, selector: string): Promise<void> {
  await waitUntil(
    tab,
    `${selector} is not there to click`,
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
