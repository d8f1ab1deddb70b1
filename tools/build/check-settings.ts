import type { Plugin } from 'vite';
import { site } from '../../src/facts/hospital/site.ts';
import { configuredSwitches, configuredVariables } from '../run/wrangler-config.ts';

const builtFor = 'virtual:built-for';

/** A number with its country code and nothing but spaces between the digits (ITU-T E.123, E.164). */
const internationalNumber = /^\+[1-9](?: ?\d){7,14}$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** What an operator sets, as it stands in site.ts and wrangler.toml. */
export interface Settings {
  phone: string;
  siteUrl: string;
  offline: string;
  indexing: string;
}

/** What is wrong with an operator's settings, a sentence each. */
export function faultsInSettings(settings: Settings): string[] {
  const { phone, siteUrl, offline, indexing } = settings;
  return [
    internationalNumber.test(phone)
      ? ''
      : `src/facts/hospital/site.ts: the phone '${phone}' must be written with its country code and spaces alone, as '+254 700 000 000', for calls and chats from anywhere need it.`,
    isWebAddress(siteUrl)
      ? ''
      : `wrangler.toml: SITE_URL '${siteUrl}' must be a web address with its scheme, as 'https://www.hospital.example'.`,
    /^(on|off)$/.test(offline)
      ? ''
      : `wrangler.toml: OFFLINE '${offline}' must be 'on' or 'off', or nobody knows what the phones keep.`,
    /^(on|off)$/.test(indexing)
      ? ''
      : `wrangler.toml: INDEXING '${indexing}' must be 'on' or 'off', or nobody knows whether search engines list the site.`,
  ].filter(Boolean);
}

/**
 * Refuses to build or to serve what no visitor could call or find, and tells the Worker the
 * SITE_URL that it was built for.
 */
export function checkSettings(): Plugin {
  const { SITE_URL: siteUrl } = configuredVariables;
  return {
    name: 'check-settings',
    resolveId: (source) => (source === builtFor ? `\0${builtFor}` : undefined),
    load(source) {
      if (source !== `\0${builtFor}`) return undefined;
      return `export const builtSiteUrl = ${JSON.stringify(siteUrl)};`;
    },
    buildStart() {
      const faults = faultsInSettings({
        phone: site.phone,
        siteUrl,
        offline: configuredSwitches.OFFLINE,
        indexing: configuredSwitches.INDEXING,
      });
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
