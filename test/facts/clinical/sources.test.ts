import { expect, it } from 'vitest';
import {
  dangerSignSources,
  dangerSigns,
  type PatientGroup,
} from '../../../src/facts/clinical/danger-signs.ts';
import { firstAidSources } from '../../../src/facts/clinical/first-aid.ts';
import type { DepartmentWords } from '../../../src/words/departments/department-words.ts';
import { dangerSignTexts } from '../../../src/words/en/clinical/danger-sign-words.ts';
import { firstAidWords } from '../../../src/words/en/clinical/first-aid/first-aid-words.ts';
import { sourceFiles } from '../../support/source-files.ts';

const departmentPages = import.meta.glob<Record<string, unknown>>(
  '../../../src/words/en/departments/*.ts',
  { eager: true },
);

/** Department pages that use clinical facts. */
const clinicalFiles = sourceFiles('src/words/en/departments').filter(({ text }) =>
  text.includes("from '../clinical/"),
);

function isDepartmentWords(value: unknown): value is DepartmentWords {
  return typeof value === 'object' && value !== null && 'whatItIs' in value;
}

it('the test finds the pages with clinical facts', () => {
  expect(clinicalFiles.length).toBeGreaterThan(8);
});

it.each(clinicalFiles)('$path has its sources and its reviewer', ({ path }) => {
  const page = Object.values(departmentPages[`../../../${path}`] ?? {}).find(isDepartmentWords);
  expect(page?.sources?.length).toBeGreaterThan(0);
  expect(page?.review).not.toBe(undefined);
  const addresses = page?.sources?.map(({ url }) => url);
  expect(new Set(addresses).size).toBe(addresses?.length);
});

it('every danger sign has words, and none is twice in a list', () => {
  for (const group of Object.keys(dangerSigns) as PatientGroup[]) {
    const texts = dangerSignTexts(group);
    expect(texts.length).toBeGreaterThan(3);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !text?.trim())).toEqual([]);
    expect(dangerSignSources[group].length).toBeGreaterThan(0);
  }
});

it('every emergency has steps and sources', () => {
  expect(Object.keys(firstAidWords).sort()).toEqual(Object.keys(firstAidSources).sort());
  for (const { steps } of Object.values(firstAidWords)) expect(steps.length).toBeGreaterThan(1);
  for (const keys of Object.values(firstAidSources)) expect(keys.length).toBeGreaterThan(0);
});
