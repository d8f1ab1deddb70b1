import type { BrowserContext } from 'playwright-core';

/** Every script but the entry: the code of widgets. */
const lateCode = /\/assets\/(?!entry-)[^/]+\.js$/;

/** Loads the entry script and loses the code of widgets. */
export function loseLateCode(context: BrowserContext): Promise<unknown> {
  return context.route(lateCode, (route) => route.abort('connectionreset'));
}

/** Replaces the code of widgets by code that throws. */
export function breakLateCode(context: BrowserContext): Promise<unknown> {
  const body = "throw new Error('broken by the test')";
  return context.route(lateCode, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Delays the code of widgets until `arrive` is called; `except` arrives immediately. */
export function holdLateCode(except?: RegExp) {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    arrive: () => arrive(),
    prepare: (context: BrowserContext) =>
      context.route(lateCode, async (route) => {
        if (!except?.test(route.request().url())) await arrival;
        await route.continue();
      }),
  };
}
