import { describe, expect, it } from 'vitest';
import { faultsInSettings as faultsIn, type Settings } from '../../tools/build/check-settings.ts';

const address = 'https://www.clinic.example';
const phone = '+254 711 222 333';

const right: Settings = {
  phone,
  siteUrl: address,
  offline: 'on',
  indexing: 'on',
};

/** What is wrong where these are set and all else is right. */
const faultsInSettings = (set: Partial<Settings>) => faultsIn({ ...right, ...set });

describe('what an operator sets', () => {
  it.each([phone, '+254711222333', '+254 20 123 4567', '+44 20 7946 0000'])(
    'the phone %s can be called and written to from anywhere',
    (number) => expect(faultsInSettings({ phone: number })).toEqual([]),
  );

  it.each(['(020) 123 4567', '0711 222 333', '+254 (0)711 222 333', '+254-711-222-333', '999', ''])(
    'the phone %j is refused with what it must look like',
    (number) => {
      expect(faultsInSettings({ phone: number })).toEqual([
        expect.stringMatching(/^src\/facts\/hospital\/site\.ts: .+ country code .+\.$/),
      ]);
    },
  );

  it.each([address, `${address}/`, 'http://localhost:8787'])('%s is a web address', (siteUrl) => {
    expect(faultsInSettings({ siteUrl })).toEqual([]);
  });

  it.each(['', 'clinic.example', 'www.clinic.example/', 'javascript:alert(1)', 'https://'])(
    'the address %j is refused with what it must look like',
    (siteUrl) => {
      expect(faultsInSettings({ siteUrl })).toEqual([
        expect.stringMatching(/^wrangler\.toml: SITE_URL .+ scheme.+\.$/),
      ]);
    },
  );

  it.each(['of', 'OFF', 'false', ''])(
    "%j for what is kept without a connection is neither 'on' nor 'off'",
    (offline) => {
      expect(faultsInSettings({ offline })).toEqual([
        expect.stringMatching(/^wrangler\.toml: OFFLINE .+'on' or 'off'.+\.$/),
      ]);
      for (const known of ['on', 'off']) {
        expect(faultsInSettings({ offline: known })).toEqual([]);
      }
    },
  );

  it.each(['of', 'noindex', ''])("%j for search engines is neither 'on' nor 'off'", (indexing) => {
    expect(faultsInSettings({ indexing })).toEqual([
      expect.stringMatching(/^wrangler\.toml: INDEXING .+'on' or 'off'.+\.$/),
    ]);
    for (const known of ['on', 'off']) {
      expect(faultsInSettings({ indexing: known })).toEqual([]);
    }
  });
});
