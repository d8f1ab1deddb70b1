import { expect, it } from 'vitest';
import { faultsInSettings, type Settings } from '../../tools/build/check-settings.ts';

const valid: Settings = {
  siteUrl: 'https://www.clinic.example',
  offline: 'on',
  indexing: 'on',
};

/** Values that an operator may set. */
const accepted: readonly Partial<Settings>[] = [
  ...['https://www.clinic.example/', 'http://localhost:8787'].map((siteUrl) => ({ siteUrl })),
  { offline: 'off' },
  { indexing: 'off' },
];

/** Values that are refused, with the message that says what to write. */
const refused: readonly [field: keyof Settings, values: readonly string[], message: RegExp][] = [
  [
    'siteUrl',
    ['', 'clinic.example', 'www.clinic.example/', 'javascript:alert(1)', 'https://'],
    /^wrangler\.toml: SITE_URL .+ scheme.+\.$/,
  ],
  ['offline', ['of', 'OFF', 'false', ''], /^wrangler\.toml: OFFLINE .+'on' or 'off'.+\.$/],
  ['indexing', ['of', 'noindex', ''], /^wrangler\.toml: INDEXING .+'on' or 'off'.+\.$/],
];

it('valid settings have no fault', () => {
  for (const changed of [{}, ...accepted])
    expect(faultsInSettings({ ...valid, ...changed }), JSON.stringify(changed)).toEqual([]);
});

it.each(refused)('a wrong %s is refused with what to write', (field, values, message) => {
  for (const value of values)
    expect(faultsInSettings({ ...valid, [field]: value }), value).toEqual([
      expect.stringMatching(message),
    ]);
});
