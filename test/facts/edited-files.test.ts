import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureOrigins } from '../../src/facts/hospital/figures.ts';
import { checkText } from '../../tools/build/edited-files/check-edited-files.ts';
import {
  editedFiles,
  readEdited,
  schemaFileOf,
  schemaText,
} from '../../tools/build/edited-files/edited-files.ts';
import { dentalClosed, phoneDown } from '../support/notices.ts';
import { bloodThere, shaDown } from '../support/status.ts';

const files = editedFiles();
const names = files.map(({ file }) => file);
const fileNamed = (name: string) => names.find((file) => file.endsWith(`/${name}.json`)) ?? name;
const noticesFile = fileNamed('notices');
const statusFile = fileNamed('status');

function edited(name: string) {
  const found = files.find(({ file }) => file === name);
  if (!found) throw new RangeError(name);
  return found;
}
const read = (name: string) => readEdited(edited(name));
const check = (name: string, text: string) => checkText(edited(name), text);

it.each(names)('%s is valid and has the schema that `npm run schemas` writes', (name) => {
  expect(check(name, read(name))).toEqual([]);
  expect(JSON.parse(read(name)).$schema).toBe(`./${schemaFileOf(name).split('/').at(-1)}`);
  expect(readFileSync(schemaFileOf(name), 'utf8')).toBe(schemaText(edited(name).schema));
  const real = read(name).replace(/ *"sample": true,\n/, '');
  expect(check(name, real)).toEqual([]);
});

const mistakes: readonly [string, string, unknown, RegExp][] = [
  ['prices', 'prices.fileOpening', '2,00', /must be whole shillings without a comma/],
  ['prices', 'packagePrices.cesareanSection', undefined, /cannot be left out: add it\.$/],
  ['clinics', 'clinics.antenatal.days.0', 'Monday', /a day of the week \(did you mean 'Mon'/],
  ['clinics', 'clinics.antenatal.to', '0:00', /must be after 'from'\.$/],
  ['clinics', 'clinics.antenatal.seenBy', 'midwife', /the key of a person in people\.json, /],
  ['opening-hours', 'canteenHours.closes', '25:00', /must be a time on the 24-hour clock/],
  ['hospital', 'phones.main', '0711 222 333', /with its country code, .* "\+254/],
  ['hospital', 'address.county', 'Kisum', /one of the 47 counties.*\(did you mean 'Kisumu'/],
  ['hospital', 'map.latitude', 36, /must be degrees north/],
  ['hospital', 'hours.closes', '20:00', /must be "23:59": pages tell people in an emergency/],
  ['hospital', 'address.locality', '<b>Kisumu</b>', /must be a text .*\. Leave out "<", ">"/],
  ['hospital', 'shortName', 'Kisumu\u202e', /Leave out .* cannot be seen/],
  ['hospital', 'copyrightYear', 7e9, /must be a year/],
  ['hospital', 'fax', '1', /is not a field here/],
  ['places', 'town', 'a'.repeat(99), /at most 80 characters\. It has 99 characters\.$/],
  ['places', 'sketch', 'a road', /must be fields in \{ \}\.$/],
  ['look', 'colors.brand', '#ffee00', /is hard to read: brand .* on page .* needs 4\.5:1/],
  ['look', 'patterns.birth', 'zigzag', /the zigzag is for emergencies alone/],
  ['pages', 'off.0', 'maternity', /\. These always stay: 'home', .*'search'\.$/],
  ['papers', 'insurers.*.note.sw', undefined, /is missing\. Add it\.$/],
  ['papers', 'counts.*.to', '2020-01-01', /must be after 'from'\.$/],
];

// a hospital may have no counts
const hasCounts = Object.keys(figureOrigins).length > 0;

it.each(mistakes.filter(([, path]) => hasCounts || !path.startsWith('counts.')))(
  'staff read in %s of a wrong %s (%j), with its line and what to write',
  (name, path, value, problem) => {
    const file = fileNamed(name);
    const content = JSON.parse(read(file));
    // * is whatever comes first
    const steps: string[] = [];
    let parent = content;
    for (const step of path.split('.')) {
      parent = steps.reduce((part, each) => part[each], content);
      steps.push(step === '*' ? (Object.keys(parent)[0] ?? '') : step);
    }
    const last = steps.at(-1) ?? '';
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    const faults = check(file, JSON.stringify(content, null, 2));
    const [, line = ''] = faults[0]?.split(':') ?? [];
    expect(faults[0]).toMatch(problem);
    expect(faults[0]).toContain(`${file}:${line}: "${steps.join('.')}" `);
    expect(Number(line)).toBeGreaterThan(1);
    // one wrong colour spoils several pairs
    if (value !== '#ffee00') expect(faults).toHaveLength(1);
  },
);

describe('notices.json', () => {
  const write = (...notices: unknown[]) => JSON.stringify({ notices }, null, 2);
  const faults = (...notices: unknown[]) => check(noticesFile, write(...notices));

  it('a notice may close days and change hours', () => {
    const { closed: _, ...hours } = { closed: true, ...dentalClosed.hours };
    expect(faults(dentalClosed, phoneDown)).toEqual([]);
    expect(
      faults({ ...dentalClosed, hours: { ...hours, opens: '8:00', closes: '12:00' } }),
    ).toEqual([]);
  });

  const hours = { of: 'dental', from: '2026-12-25', until: '2026-12-26' };
  it.each([
    ['level', { level: 'red' }, /must be a level, .* \(known: info, warning, emergency\)\.$/],
    ['pages', { pages: [] }, /must be "all", or a list of pages: home, /],
    ['title', { title: 'x' }, /is not a field here \(known: .*level/],
    ['hours', { hours }, /either "closed": true or both "opens" and "closes"/],
    ['hours.until', { hours: { ...hours, until: '2026-12-24', closed: true } }, /not be before/],
  ])('a notice has a fault for a wrong %s: %j', (field, change, problem) => {
    const [fault = '', another] = faults(phoneDown, { ...dentalClosed, ...change });
    expect(fault).toContain(`: "notices.1.${field}" `);
    expect(fault).toMatch(problem);
    expect(another).toBeUndefined();
  });

  it('two notices with the same id are a fault, because links use it', () => {
    expect(faults(dentalClosed, dentalClosed)).toEqual([
      expect.stringMatching(
        /"notices\.1\.id" is also the id of another notice\. Change one of them\.$/,
      ),
    ]);
  });
});

describe('status.json', () => {
  const asOf = '2026-01-05T09:40';
  const first = { ...shaDown, asOf };
  const second = { ...bloodThere, asOf };
  const faults = (...status: unknown[]) => check(statusFile, JSON.stringify({ status }, null, 2));

  const { asOf: _asOf, ...undated } = second;
  const { hours: _hours, ...unlimited } = second;
  it.each([
    ['asOf', undated, /is missing\. Add it\.$/],
    ['hours', unlimited, /is missing\. Add it\.$/],
    ['hours', { ...second, hours: 0 }, /must be whole hours, from 1 to \d+, after which/],
    ['asOf', { ...second, asOf: '2026-02-30T09:40' }, /must be when someone last looked/],
    ['asOf', { ...second, asOf: '2099-01-01T09:40' }, /is in the future\. Write when/],
    ['of', { ...second, of: 'blod' }, /one of the things on the list \(did you mean 'blood'/],
    ['of', { ...second, of: shaDown.of }, /is on the list twice\. Keep the newer entry\.$/],
    ['state', { ...second, state: 'open' }, /must be a state \(known: available, limited, un/],
    ['note.sw', { ...second, note: { en: 'Ask.' } }, /is missing\. Add it\.$/],
  ])(
    'a report of what works has a fault with its line for a wrong %s: %j',
    (field, entry, problem) => {
      const [fault = '', another] = faults(first, entry);
      expect(fault).toMatch(/status\.json:\d+: "status\.1\./);
      expect(fault).toContain(`"status.1.${field}" `);
      expect(fault).toMatch(problem);
      expect(another).toBeUndefined();
    },
  );
});
