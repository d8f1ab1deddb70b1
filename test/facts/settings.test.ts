import { expect, it } from 'vitest';
import { faultsInSettings, type Settings } from '../../tools/build/check-settings.ts';

const valid: Settings = { siteUrl: 'https://www.clinic.example', offline: 'on', indexing: 'on' };

it('settings that an operator may choose have no fault', () => {
  const local = { siteUrl: 'http://localhost:8787' };
  for (const changed of [{}, local, { offline: 'off' }, { indexing: 'off' }])
    expect(faultsInSettings({ ...valid, ...changed }), JSON.stringify(changed)).toEqual([]);
});

it.each([
  [
    'siteUrl',
    ['', 'clinic.example', 'javascript:alert(1)', 'https://'],
    / SITE_URL .+ scheme.+\.$/,
  ],
  ['offline', ['of', 'OFF', ''], / OFFLINE .+'on' or 'off'.+\.$/],
  ['indexing', ['of', 'noindex', ''], / INDEXING .+'on' or 'off'.+\.$/],
] as const)('a wrong %s (%j) stops the build and says what to write', (field, values, message) => {
  for (const value of values)
    expect(faultsInSettings({ ...valid, [field]: value })).toEqual([
      expect.stringMatching(message),
    ]);
});
