import type { BrowserContext } from 'playwright-core';

/** Every script but the entry: what widgets load when they are approached. */
export const lateCode = /\/assets\/(?!entry-)[^/]+\.js$/;

/** Cuts the script off half way: the entry arrives, what it asks for does not. */
export function loseLateCode(context: BrowserContext): Promise<unknown> {
  return context.route(lateCode, (route) => route.abort('connectionreset'));
}

/** Keeps the widgets' code on its way until `arrive` is called. */
export function holdLateCode() {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    arrive: () => arrive(),
    prepare: (context: BrowserContext) =>
      context.route(lateCode, async (route) => {
        await arrival;
        await route.continue();
      }),
  };
}
