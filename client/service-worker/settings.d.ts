import type { OfflineSettings } from '../../src/facts/offline-settings.ts';

declare global {
  // a const that the Worker writes before the script (src/seo/service-worker-script.ts)
  const offlineSettings: OfflineSettings;
}
