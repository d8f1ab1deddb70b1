import { thirdParties } from '../../../src/facts/legal/third-parties.ts';
import { clickOn, type EngineTab, waitUntil } from './engine.ts';
import { formRefuses, formSends, plannerAnswers } from './form-checks.ts';
import { worksOffline } from './offline-check.ts';
import { desktop, href, phone, type Visit } from './visit.ts';

/** Hosts that the machine does not reach: what an engine says of them is no fault of the page. */
const elsewhere = Object.values(thirdParties).flatMap(({ hosts }) => [...hosts]);

/** What is wrong with the page that stands open, in words. */
async function faultsOf(tab: EngineTab): Promise<string[]> {
  const faults = await tab.run(() => {
    const found: string[] = [];
    const heading = document.querySelector('h1');
    if (!heading?.checkVisibility()) found.push('no heading');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    for (const { name, responseStatus } of entries)
      if (name.startsWith(location.origin) && responseStatus >= 400)
        found.push(`${responseStatus} for ${name}`);
    return found;
  });
  const said = tab.problems() ?? [];
  return [...faults, ...said.filter((text) => !elsewhere.some((host) => text.includes(host)))];
}

/** Every page loads on both screens with its heading, no wider than the window, without a complaint. */
async function pagesLoad({ tab, origin, paths }: Visit): Promise<void> {
  const faults: string[] = [];
  for (const [width, height] of [phone, desktop]) {
    await tab.resize(width, height);
    for (const path of paths) {
      await tab.goto(origin + path);
      // what a page fetches when it is idle would be cut off by the next one
      await new Promise((resolve) => setTimeout(resolve, 250));
      faults.push(...(await faultsOf(tab)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** The menu of a phone opens, holds the page behind it, and gives the focus back on Escape. */
async function menuOpens({ tab, origin }: Visit): Promise<void> {
  await tab.resize(...phone);
  await tab.goto(origin + href('laboratory'));
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

/** A question opens, and the next one closes it. */
async function questionsOpen({ tab, origin }: Visit): Promise<void> {
  await tab.resize(...phone);
  await tab.goto(origin + href('home'));
  for (const place of [1, 2]) {
    await clickOn(tab, `#faq details:nth-of-type(${place}) summary`);
    await waitUntil(
      tab,
      `question ${place} does not open alone`,
      (nth: number) =>
        [...document.querySelectorAll('#faq details')].every(
          (details, index) => details.hasAttribute('open') === (index === nth - 1),
        ),
      place,
    );
  }
}

/** The carousel moves on by its button, and says where it is. */
async function carouselMoves({ tab, origin }: Visit): Promise<void> {
  await tab.resize(...phone);
  await tab.goto(origin + href('about'));
  const next = '[data-carousel-control=next]';
  await waitUntil(
    tab,
    'the carousel does not wake',
    (button: string) => {
      const carousel = document.querySelector('[data-carousel]');
      carousel?.scrollIntoView();
      carousel?.dispatchEvent(new Event('pointerdown'));
      return (
        carousel?.hasAttribute('data-awake') === true &&
        document.querySelector(button)?.checkVisibility() === true
      );
    },
    next,
  );
  const status = () => document.querySelector('[data-carousel] [role=status]')?.textContent ?? '';
  const before = await tab.run(status);
  await clickOn(tab, next);
  await waitUntil(
    tab,
    `it still says '${before}'`,
    (said: string) => document.querySelector('[data-carousel] [role=status]')?.textContent !== said,
    before,
  );
}

/** The search finds, from its box, by Enter. */
async function searchFinds({ tab, origin }: Visit): Promise<void> {
  await tab.resize(...phone);
  await tab.goto(origin + href('search'));
  await clickOn(tab, 'main input[type=search]');
  await tab.type('main input[type=search]', 'malaria');
  await tab.press('Enter');
  await waitUntil(
    tab,
    'it finds nothing for malaria',
    () => location.search === '?q=malaria' && document.querySelectorAll('main ol a').length > 1,
  );
}

/** Every check, in the order of what a visitor would miss first. */
export const checks = {
  'every page loads': pagesLoad,
  'the menu opens and closes': menuOpens,
  'questions open': questionsOpen,
  'a form refuses': formRefuses,
  'a form leads to the chat': formSends,
  'the carousel moves': carouselMoves,
  'the search finds': searchFinds,
  'the planner answers in place': plannerAnswers,
  'kept pages are there offline': worksOffline,
} as const satisfies Record<string, (visit: Visit) => Promise<void>>;
