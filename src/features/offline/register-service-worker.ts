import { whenIdle, whenShown } from '../../browser/when-needed.ts';
import { serviceWorkerPath, serviceWorkerPolicy } from '../../site/service-worker-address.ts';

/** The part of Trusted Types that names a script's address; not every browser has it. */
interface TrustedTypesAware {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL(input: string): string };
  };
}

/**
 * Registers the service worker once the page is shown and the browser idle. The page's only policy is
 * taken at once, so that nobody else can: it gives this one address, whatever it is asked for.
 */
export function registerServiceWorker(): void {
  const policy = (window as TrustedTypesAware).trustedTypes?.createPolicy(serviceWorkerPolicy, {
    createScriptURL: () => serviceWorkerPath,
  });
  const { serviceWorker } = navigator;
  // a development server has no fixed files to keep
  if (!import.meta.env.PROD || !serviceWorker || serviceWorker.controller) return;
  whenShown(() =>
    whenIdle(() => {
      serviceWorker
        .register(policy?.createScriptURL('') ?? serviceWorkerPath)
        .catch(() => undefined);
    }),
  );
}
