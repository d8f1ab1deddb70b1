import { thirdParties } from '../../../src/facts/legal/third-parties.ts';
import {
  clickOn,
  type EngineTab,
  type EngineVisit,
  englishPath,
  phoneSize,
  waitUntil,
} from './engine.ts';
import { formSends } from './form-checks.ts';
import { worksOffline } from './offline-check.ts';

/** Hosts that tests cannot reach: console messages about them are ignored. */
const externalHosts = Object.values(thirdParties).flatMap(({ hosts }) => [...hosts]);

/** Returns the faults of the open page. */
async function faultsOf(tab: EngineTab): Promise<string[]> {
  const faults = await tab.run(() => {
    const found: string[] = [];
    const heading = document.querySelector('h1');
    if (!heading?.checkVisibility()) found.push('no heading');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
    return found;
  });
  const isOwn = (text: string) => !externalHosts.some((host) => text.includes(host));
  return [...faults, ...(tab.problems() ?? []).filter(isOwn)];
}

/** Loads every page on a phone: heading visible, no horizontal scroll, no console messages. */
async function pagesLoad({ tab, origin, paths }: EngineVisit): Promise<void> {
  const faults: string[] = [];
  await tab.resize(...phoneSize);
  for (const path of paths) {
    await tab.goto(origin + path);
    // let requests that start on idle finish before the next page
    await new Promise((resolve) => setTimeout(resolve, 250));
    faults.push(...(await faultsOf(tab)).map((fault) => `${path}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Opens the phone menu: the page behind must not scroll, and Escape returns the focus. */
async function menuOpens({ tab, origin }: EngineVisit): Promise<void> {
  await tab.resize(...phoneSize);
  await tab.goto(origin + englishPath('laboratory'));
  await waitUntil(tab, 'no menu button', () =>
    Boolean(document.querySelector('button[popovertarget=menu][aria-expanded]')),
  );
  await clickOn(tab, 'button[popovertarget=menu]');
  await waitUntil(tab, 'the menu does not open', () =>
    Boolean(document.querySelector('#menu:popover-open a')?.checkVisibility()),
  );
  await waitUntil(tab, 'the page behind it scrolls', () => {
    scrollTo(0, 500);
    return getComputedStyle(document.documentElement).overflowY !== 'visible' || scrollY === 0;
  });
  await tab.press('Escape');
  await waitUntil(
    tab,
    'Escape does not close it, or loses the focus',
    () =>
      !document.querySelector('#menu:popover-open') &&
      document.activeElement?.getAttribute('popovertarget') === 'menu',
  );
}

/** Every check, most important for visitors first. */
export const checks = {
  'every page loads': pagesLoad,
  'the menu opens and closes': menuOpens,
  'a form opens the chat': formSends,
  'cached pages open offline': worksOffline,
} as const satisfies Record<string, (visit: EngineVisit) => Promise<void>>;
