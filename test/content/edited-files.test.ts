import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../src/facts/days.ts';
import { doctorKeys, people } from '../../src/facts/people.ts';
import { languageNames } from '../../src/languages.ts';
import { serviceRouteNames } from '../../src/routes.ts';
import { clinicNames } from '../../src/words/en/clinic-words.ts';
import { factFiles, schemaFileOf } from '../../tools/build/edited-files/check-edited-files.ts';
import { faultsInFacts } from '../../tools/build/edited-files/faults-in-facts.ts';
import {
  faultsInKeys,
  faultsInPeople,
  withPeople,
} from '../../tools/build/edited-files/faults-in-people.ts';

const [firstDoctor] = doctorKeys;
const read = (file: string) => readFileSync(file, 'utf8');
const schemaOf = (file: string) => JSON.parse(read(schemaFileOf(file)));
const [clinicsFile, hoursFile, peopleFile, pricesFile] = factFiles;

/**
 * What is wrong with a file once the first text of a kind was replaced, whatever staff wrote there;
 * one must be there.
 */
function faultsAfter(file: string, from: RegExp, to: string): string[] {
  const text = read(file);
  expect(text).toMatch(from);
  return faultsInFacts(file, text.replace(from, to), schemaOf(file));
}

const lineOf = (file: string, part: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

describe('facts that staff may edit', () => {
  it.each(factFiles)('%s can be told as it stands, and editors find its schema', (file) => {
    expect(faultsInFacts(file, read(file), schemaOf(file))).toEqual([]);
    expect(JSON.parse(read(file)).$schema).toBe(`./${schemaFileOf(file).split('/').at(-1)}`);
  });

  it.each(factFiles)('%s is told with the line that calls it a sample, and without', (file) => {
    const real = read(file).replace(/ *"sample": true,\n/, '');
    const sample = real.replace('{\n', '{\n  "sample": true,\n');
    for (const text of [real, sample]) {
      expect(faultsInFacts(file, text, schemaOf(file))).toEqual([]);
    }
  });

  it.each([
    [
      'a price with a comma',
      pricesFile,
      /"fileOpening": \d+/,
      '"fileOpening": "2,00"',
      'prices.fileOpening',
      /must be whole shillings without a comma/,
    ],
    [
      'a price of nothing',
      pricesFile,
      /"fileOpening": \d+/,
      '"fileOpening": 0',
      'prices.fileOpening',
      /must be whole shillings/,
    ],
    [
      'a price of cents',
      pricesFile,
      /"fileOpening": \d+/,
      '"fileOpening": 200.5',
      'prices.fileOpening',
      /must be whole shillings/,
    ],
    [
      'a price that is gone',
      pricesFile,
      /"fileOpening": \d+,/,
      '',
      'prices.fileOpening',
      /is missing\. Write it again\.$/,
    ],
    [
      'a price of a new name',
      pricesFile,
      /"fileOpening": \d+,/,
      '$& "parking": 5,',
      'prices.parking',
      /is no field here\. The fields are: fileOpening, /,
    ],
    [
      'a pay bill of letters',
      pricesFile,
      /(?<="number": )"\d+"/,
      '"none"',
      'payBill.number',
      /must be five to seven digits/,
    ],
    [
      'a day',
      clinicsFile,
      /(?<="days": \[\s*)"\w+"/,
      '"Monday"',
      'clinics.antenatal.days.0',
      /must be a day of the week: "Mon", /,
    ],
    [
      'a time',
      clinicsFile,
      /(?<="from": )"[\d:]+"/,
      '"8 am"',
      'clinics.antenatal.from',
      /must be a time on the 24-hour clock, as "14:30"/,
    ],
    [
      'a clinic that ends before it begins',
      clinicsFile,
      /(?<="from": )"[\d:]+"/,
      '"23:59"',
      'clinics.antenatal.to',
      /must come after 'from'\.$/,
    ],
    [
      'somebody nobody knows',
      clinicsFile,
      /"seenBy": (?:"\w+"|\{[^}]*\})/,
      '"seenBy": "midwife"',
      'clinics.antenatal.seenBy',
      /must be one of the people of people\.json, /,
    ],
    [
      'a department that is none',
      clinicsFile,
      /"department": "\w+"/,
      '"department": "births"',
      'clinics.antenatal.department',
      /must be the department whose page shows it: one of "/,
    ],
    [
      'hours that close before they open',
      hoursFile,
      /"closes": "[\d:]+"/,
      '"closes": "0:00"',
      'laboratoryHours.weekdays.closes',
      /must come after 'opens'\.$/,
    ],
    [
      'no days at all',
      hoursFile,
      /(?<="saturday": \{\s*"days": )\[[^\]]*\]/,
      '[]',
      'laboratoryHours.saturday.days',
      /must be a list of days, as /,
    ],
    [
      'a person without a last name',
      peopleFile,
      /(?<="name": )"[^"]+"/,
      '"Grace"',
      `doctors.${firstDoctor}.name`,
      /must be first and last name/,
    ],
    [
      'a role in one language alone',
      peopleFile,
      /,\s*"sw": "[^"]+"/,
      '',
      `doctors.${firstDoctor}.role.sw`,
      /is missing\. Write it again\.$/,
    ],
    [
      'years in words',
      peopleFile,
      /(?<="years": )\d+/,
      '"fifteen"',
      `doctors.${firstDoctor}.years`,
      /must be whole years of experience/,
    ],
    [
      'a doctor of a department that is none',
      peopleFile,
      /(?<="departments": \[\s*)"\w+"/,
      '"births"',
      `doctors.${firstDoctor}.departments.0`,
      /must be the name of a department: one of "/,
    ],
    [
      'somebody of whom nothing is told',
      peopleFile,
      /"staff": \{/,
      '$& "gardener": { "name": "Paul Kamau", "role": { "en": "Gardener", "sw": "Mtunza bustani" } },',
      'staff.gardener.about',
      /is missing\. Write it again\.$/,
    ],
  ] as const)('%s is told with its name and what to write', (_, file, from, to, name, problem) => {
    const [fault = '', another] = faultsAfter(file, from, to);
    expect(fault.startsWith(`${file}:`)).toBe(true);
    expect(fault).toContain(`: "${name}" `);
    expect(fault).toMatch(problem);
    expect(another).toBeUndefined();
  });

  it('are told with the line of what is wrong, or of what it is missing from', () => {
    const [wrong = ''] = faultsAfter(pricesFile, /"hduPerDay": \d+/, '"hduPerDay": -1');
    expect(wrong).toMatch(`${pricesFile}:${lineOf(pricesFile, 'hduPerDay')}: `);
    const [missing = ''] = faultsAfter(pricesFile, /"service": "[^"]*",\s*/, '');
    expect(missing).toMatch(`${pricesFile}:${lineOf(pricesFile, 'payBill')}: `);
  });

  it('that are no JSON any more are told with the line', () => {
    const [fault = ''] = faultsAfter(pricesFile, /("fileOpening": \d+),/, '$1');
    expect(fault).toMatch(`:${lineOf(pricesFile, 'outpatientVisit')}: this is no JSON any more`);
  });
});

describe('the schemas', () => {
  const { properties, definitions } = schemaOf(clinicsFile);
  const keys = Object.keys(people);

  it('know the names that the code knows', () => {
    expect(properties.clinics.required).toEqual(Object.keys(clinicNames));
    expect(definitions.clinic.properties.department.enum).toEqual(serviceRouteNames);
    const ofPeople = schemaOf(peopleFile).definitions;
    expect(ofPeople.department.enum).toEqual(serviceRouteNames);
    expect(ofPeople.role.required).toEqual(languageNames);
    expect(Object.keys(ofPeople.about.properties)).toEqual(languageNames);
    expect(faultsInPeople(schemaFileOf(clinicsFile), schemaOf(clinicsFile), keys)).toEqual([]);
    for (const file of [clinicsFile, hoursFile]) {
      expect(schemaOf(file).definitions.days.items.enum).toEqual(weekdays);
    }
  });

  it('stop the build where somebody left or came, and clinics that name who left', () => {
    const [left = '', ...others] = keys;
    const schema = schemaOf(clinicsFile);
    const file = schemaFileOf(clinicsFile);
    expect(faultsInPeople(file, schema, others)).toEqual([
      `${file}: "${left}" is nobody in people.json. Take it out of "seenBy".`,
    ]);
    expect(faultsInPeople(file, schema, [...keys, 'urologist'])).toEqual([
      `${file}: "urologist" of people.json is missing. Add it to "seenBy".`,
    ]);
    const seen = read(clinicsFile).replace(/(?<="seenBy": )(?:"\w+"|\{[^}]*\})/, `"${left}"`);
    expect(faultsInFacts(clinicsFile, seen, withPeople(schema, keys))).toEqual([]);
    const faults = faultsInFacts(clinicsFile, seen, withPeople(schema, others)).join();
    expect(faults).toMatch(/\.json:\d+: "clinics\.antenatal\.seenBy" must be one of the people/);
  });

  it('stop the build where two people share a short name', () => {
    const [shared = ''] = doctorKeys;
    const file = JSON.parse(read(peopleFile));
    expect(faultsInKeys(peopleFile, JSON.stringify(file))).toEqual([]);
    file.staff[shared] = Object.values(file.staff)[0];
    const [fault, another] = faultsInKeys(peopleFile, JSON.stringify(file, null, 2));
    expect(fault).toMatch(
      `"staff.${shared}" stands in "doctors" too. Give one of them another name.`,
    );
    expect(fault).toMatch(/\.json:\d+: /);
    expect(another).toBeUndefined();
  });

  it.each(factFiles)('%s: each field that is asked for is one that is known', (file) => {
    const check = (schema: Record<string, never>): void => {
      const { required = [], properties: known = {} } = schema;
      expect(required.filter((name) => !(name in known))).toEqual([]);
      for (const inner of Object.values(schema)) {
        if (typeof inner === 'object' && inner !== null) check(inner);
      }
    };
    check(schemaOf(file));
  });
});
