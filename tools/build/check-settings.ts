import type { Plugin } from 'vite';
import { site } from '../../src/facts/site.ts';
import { configuredSwitch, configuredVariables } from '../run/workerd.ts';

/** A number with its country code and nothing but spaces between the digits (ITU-T E.123, E.164). */
const internationalNumber = /^\+[1-9](?: ?\d){7,14}$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** What is wrong with an operator's settings, a sentence each. */
export function faultsInSettings(phone: string, siteUrl: string, offline = 'on'): string[] {
  return [
    internationalNumber.test(phone)
      ? ''
      : `src/facts/site.ts: the phone '${phone}' must be written with its country code and spaces alone, as '+254 700 000 000', for calls and chats from anywhere need it.`,
    isWebAddress(siteUrl)
      ? ''
      : `wrangler.toml: SITE_URL '${siteUrl}' must be a web address with its scheme, as 'https://www.hospital.example'.`,
    /^(on|off)$/.test(offline)
      ? ''
      : `wrangler.toml: OFFLINE '${offline}' must be 'on' or 'off', or nobody knows what the phones keep.`,
  ].filter(Boolean);
}

/** Refuses to build or to serve what no visitor could call or find. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    buildStart() {
      const faults = faultsInSettings(site.phone, configuredVariables.SITE_URL, configuredSwitch);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
