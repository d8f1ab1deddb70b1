import { describe, expect, it } from 'vitest';
import { faultsInSettings } from '../../tools/build/check-settings.ts';

const address = 'https://www.clinic.example';
const phone = '+254 711 222 333';

describe('what an operator sets', () => {
  it.each([phone, '+254711222333', '+254 20 123 4567', '+44 20 7946 0000'])(
    'the phone %s can be called and written to from anywhere',
    (number) => expect(faultsInSettings(number, address)).toEqual([]),
  );

  it.each(['(020) 123 4567', '0711 222 333', '+254 (0)711 222 333', '+254-711-222-333', '999', ''])(
    'the phone %j is refused with what it must look like',
    (number) => {
      expect(faultsInSettings(number, address)).toEqual([
        expect.stringMatching(/^src\/facts\/site\.ts: .+ country code .+\.$/),
      ]);
    },
  );

  it.each([address, `${address}/`, 'http://localhost:8787'])('%s is a web address', (siteUrl) => {
    expect(faultsInSettings(phone, siteUrl)).toEqual([]);
  });

  it.each(['', 'clinic.example', 'www.clinic.example/', 'javascript:alert(1)', 'https://'])(
    'the address %j is refused with what it must look like',
    (siteUrl) => {
      expect(faultsInSettings(phone, siteUrl)).toEqual([
        expect.stringMatching(/^wrangler\.toml: SITE_URL .+ scheme.+\.$/),
      ]);
    },
  );

  it.each(['of', 'OFF', 'false', ''])(
    "%j for what is kept without a connection is neither 'on' nor 'off'",
    (offline) => {
      expect(faultsInSettings(phone, address, offline)).toEqual([
        expect.stringMatching(/^wrangler\.toml: OFFLINE .+'on' or 'off'.+\.$/),
      ]);
      for (const right of ['on', 'off']) {
        expect(faultsInSettings(phone, address, right)).toEqual([]);
      }
    },
  );

  it('both are told when both are wrong', () => {
    expect(faultsInSettings('0711 222 333', 'clinic.example')).toHaveLength(2);
  });
});
