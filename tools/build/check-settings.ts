import type { Plugin } from 'vite';
import { configuredSwitches, configuredVariables } from '../run/wrangler-config.ts';
import { virtualModule } from './virtual-module.ts';

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The operator's settings in wrangler.toml. */
export interface Settings {
  siteUrl: string;
  offline: string;
  indexing: string;
}

/** Returns a sentence for each wrong setting: 'file: what is wrong and what to write'. */
export function faultsInSettings({ siteUrl, offline, indexing }: Settings): string[] {
  return [
    isWebAddress(siteUrl)
      ? ''
      : `wrangler.toml: SITE_URL '${siteUrl}' must be a web address with its scheme, such as 'https://www.hospital.example'.`,
    /^(on|off)$/.test(offline)
      ? ''
      : `wrangler.toml: OFFLINE '${offline}' must be 'on' or 'off' (offline copies on phones).`,
    /^(on|off)$/.test(indexing)
      ? ''
      : `wrangler.toml: INDEXING '${indexing}' must be 'on' or 'off' (listing by search engines).`,
  ].filter(Boolean);
}

/**
 * Stops the build on a wrong setting. Provides `virtual:built-for`: the SITE_URL that the Worker was
 * built for.
 */
export function checkSettings(): Plugin {
  const { SITE_URL: siteUrl } = configuredVariables;
  return {
    name: 'check-settings',
    ...virtualModule(
      'virtual:built-for',
      () => `export const builtSiteUrl = ${JSON.stringify(siteUrl)};`,
    ),
    buildStart() {
      const faults = faultsInSettings({
        siteUrl,
        offline: configuredSwitches.OFFLINE,
        indexing: configuredSwitches.INDEXING,
      });
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
