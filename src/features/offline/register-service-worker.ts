import { whenIdle, whenShown } from '../../browser/when-needed.ts';
import { serviceWorkerPath, serviceWorkerPolicy } from '../../site/service-worker-address.ts';

/** The part of Trusted Types that creates script URLs; not every browser has it. */
interface TrustedTypesAware {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL(input: string): string };
  };
}

/**
 * Registers the service worker once the page has loaded and the browser is idle. The page's only
 * Trusted Types policy is created immediately, so that no other script can create it. It always
 * returns the service worker's path, whatever its input.
 */
export function registerServiceWorker(): void {
  const policy = (window as TrustedTypesAware).trustedTypes?.createPolicy(serviceWorkerPolicy, {
    createScriptURL: () => serviceWorkerPath,
  });
  const { serviceWorker } = navigator;
  // the development server has no hashed files to cache
  if (!import.meta.env.PROD || !serviceWorker || serviceWorker.controller) return;
  whenShown(() =>
    whenIdle(() => {
      serviceWorker
        .register(policy?.createScriptURL('') ?? serviceWorkerPath)
        .catch(() => undefined);
    }),
  );
}
