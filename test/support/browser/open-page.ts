import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../../tools/run/launch-chromium.ts';
import { standInForChat } from './chat-stand-in.ts';
import { awaitWidgets } from './layout/frames.ts';
import { desktop, phone, screens } from './layout/screens.ts';

export const origin = inject('origin');

export { awaitWidgets, desktop, phone, screens };

/** An open page, with everything logged and requested since it was opened. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and CSP violations. */
  problems: string[];
  /** The other lines of the console. */
  logs: string[];
  /** Every requested address: paths of this site, full addresses of others. */
  requested: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is opened: routes, init scripts, a clock. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** One browser for all files of a test worker; it ends with the process. */
const browser = await launchChromium();
/** The contexts that one test has opened. */
let opened: BrowserContext[] = [];

/** Closes the pages of `openPage` after each test (see `close-pages.ts`). */
export async function closePages(): Promise<void> {
  for (const context of opened) await context.close();
  opened = [];
}

/** Closes the pages of `openBlank` after each test file. */
export async function closeBlanks(): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

function listen(context: BrowserContext): Pick<Visit, 'problems' | 'logs' | 'requested'> {
  const heard = { problems: [] as string[], logs: [] as string[], requested: [] as string[] };
  context.on('console', (message) => {
    const { problems, logs } = heard;
    const loud = ['error', 'warning'].includes(message.type());
    const text = `${message.text()} ${message.location().url.replace(origin, '')}`;
    (loud ? problems : logs).push(loud ? `${message.type()}: ${text}` : message.text());
  });
  context.on('weberror', (error) => heard.problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => heard.requested.push(request.url().replace(origin, '')));
  return heard;
}

/** Removes service workers, because their background requests slow down every test. */
function takeServiceWorkerAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * Opens an empty page in a new browser context that stays open to the end of the file, for many tests
 * on one page. CSP violations are recorded, the chat is replaced, and every other host fails. Service
 * workers are off unless the options allow them.
 */
export async function openBlank({ prepare, ...options }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    ...options,
    // redirects escape routing; no test may reach the outside
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
  });
  const heard = listen(context);
  await context.exposeBinding('reportViolation', (_source, text: string) =>
    heard.problems.push(`CSP: ${text}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (options.serviceWorkers !== 'allow') await context.addInitScript(takeServiceWorkerAway);
  await prepare?.(context);
  const page = await context.newPage();
  await standInForChat(page);
  return { page, context, ...heard };
}

/** Opens a page of the site in a new browser context, which is closed after the test. */
export async function openPage(path: string, options: VisitOptions = desktop): Promise<Visit> {
  const visit = await openBlank(options);
  opened.push(visit.context);
  await visit.page.goto(origin + path);
  return visit;
}

/** Opens a page and waits until its widgets are active. */
export async function openAwake(path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await openPage(path, options);
  await awaitWidgets(visit.page);
  return visit;
}
