import { whenIdle, whenShown } from '../../components/loading/when-needed.ts';
import { serviceWorkerPath, serviceWorkerPolicy } from '../../site/service-worker-address.ts';
import { deletedId } from './deleted-id.ts';

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
 * Milliseconds between the load of a visitor's first page and the registration. Caching takes seconds
 * of a cheap phone's processor, which the page and its first taps need; a visit of 15 seconds still
 * saves the emergency card.
 */
const firstVisitDelay = 5000;

/** Deletes all that the site has saved on this phone, where the browser ignores Clear-Site-Data. */
async function deleteCopies(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Registers the service worker when the browser is idle, on the first page some seconds after it has
 * loaded. The page's only Trusted Types policy is created immediately, so that no other script can
 * create it. It always returns the service worker's path, whatever its input. Registers nothing on the
 * page that says that all copies are deleted.
 */
export function registerServiceWorker(): void {
  const policy = (window as TrustedTypesAware).trustedTypes?.createPolicy(serviceWorkerPolicy, {
    createScriptURL: () => serviceWorkerPath,
  });
  const { serviceWorker } = navigator;
  // the development server has no hashed files to cache
  if (!import.meta.env.PROD || !serviceWorker) return;
  if (location.hash === `#${deletedId}`) {
    deleteCopies(serviceWorker).catch(() => undefined);
    return;
  }
  if (serviceWorker.controller) return;
  const register = () =>
    serviceWorker.register(policy?.createScriptURL('') ?? serviceWorkerPath).catch(() => undefined);
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  whenShown(() => setTimeout(() => whenIdle(register), isFirstPage ? firstVisitDelay : 0));
}
