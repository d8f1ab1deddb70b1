import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSampleHospital } from '../../src/facts/hospital/site.ts';
import { withCountryCode } from '../../tools/setup/answers.ts';
import { setupQuestions } from '../../tools/setup/questions.ts';
import { copyCheckout } from '../support/copy-checkout.ts';

const root = copyCheckout(['src', 'tools', 'client', 'wrangler.toml']);

/** Runs `npm run setup` in the copy with these answers, one a line; returns what it prints. */
function answer(...lines: string[]): string {
  const { stdout } = spawnSync(process.execPath, ['tools/setup/setup.ts'], {
    cwd: root,
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  return stdout;
}

it('npm run setup writes the answers, asks again after a wrong one, and says what is left', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const hospital = () => JSON.parse(read('src/facts/hospital/hospital.json'));
  const fields = Object.keys(hospital());

  const wrong = {
    2: '9',
    3: 'long ago',
    4: '112',
    6: 'kilima',
    7: 'Atlantis',
    9: '2',
    11: 'here',
    14: 'kilima',
    15: 'dentist',
    16: '#ff0',
  };
  const right: Record<number, string> = {
    ...{ 0: 'Kilima’s Hospital', 2: '5', 3: '1998', 4: '0711 222333', 6: 'info@kilima.co.ke' },
    ...{ 1: 'Kilima', 7: 'Kisumu County', 8: 'Dunga', 9: '40100', 11: '-0.09, 34.77' },
    ...{ 12: 'Ahero and Maseno', 13: 'none', 14: 'www.kilima.co.ke', 15: 'Dental and eye care' },
    ...{ 16: '#14532d' },
  };
  const lines = setupQuestions.flatMap((_, index) => [
    ...(index in wrong ? [wrong[index as keyof typeof wrong]] : []),
    right[index] ?? '',
  ]);
  const output = answer(...lines);
  expect(output.match(/cannot be used: .+ Please try again\./g)).toHaveLength(10);
  for (const list of ['Blocks a preview, too: 0', 'Blocks going live: ', 'Can wait: ']) {
    expect(output).toContain(list);
  }
  const kept = fields.filter((field) => field !== 'rating' || !isSampleHospital);
  expect(Object.keys(hospital()).sort()).toEqual(kept.sort());
  expect(hospital()).toMatchObject({
    name: "Kilima's Hospital",
    level: 'Level 5',
    foundedYear: 1998,
    phones: { main: '+254 711 222 333', reverseCall: false },
    emails: { appointments: 'appointments@kilima.co.ke' },
    address: { county: 'Kisumu', postalCode: '40100' },
    map: { latitude: -0.09, longitude: 34.77 },
    profiles: {},
  });
  for (const line of [
    ...(isSampleHospital ? ['name = "kilima"'] : []),
    'SITE_URL = "https://www.kilima.co.ke"',
    'routes = [{ pattern = "www.kilima.co.ke", custom_domain = true }]',
  ])
    expect(read('wrangler.toml').split('\n')).toContain(line);
  expect(read('src/facts/hospital/look.json')).toContain('#14532d');
  expect(JSON.parse(read('src/facts/hospital/pages.json')).off).toEqual(['dental', 'eyeCare']);

  const before = hospital();
  answer();
  expect(hospital()).toEqual(before);

  // directions to the sample would lead patients to another town; a hospital's own stay
  if (!isSampleHospital) return;
  // neither patients nor figures that praise another hospital
  const { patients, figures, counts } = JSON.parse(read('src/facts/hospital/papers.json'));
  expect([patients.shownBy, figures, counts]).toEqual(['none', {}, {}]);
  expect(output).toContain("The sample's directions and sketch map are gone.");
  expect(JSON.parse(read('src/facts/hospital/places.json'))).toEqual({
    $schema: './places.schema.json',
    town: 'Ahero',
    walking: [],
    riding: ['Ahero', 'Maseno'],
    ambulance: ['Ahero', 'Maseno'],
    ways: [],
  });
});

it.each([
  ['0711 222 333', '+254 711 222 333'],
  ['254711222333', '+254 711 222 333'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('a phone number written as %s is %s', (written, expected) => {
  expect(withCountryCode(written)).toBe(expected);
});
