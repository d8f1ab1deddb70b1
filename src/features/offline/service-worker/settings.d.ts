import type { OfflineSettings } from '../offline-settings.ts';

declare global {
  // defined by the line that src/features/offline/service-worker-script.ts puts before this script
  const offlineSettings: OfflineSettings;
}
