import type { OfflineSettings } from '../offline-settings.ts';

declare global {
  // a const that the Worker writes before the script (src/features/offline/service-worker-script.ts)
  const offlineSettings: OfflineSettings;
}
