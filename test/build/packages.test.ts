import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('every package that is sent to visitors has a licence that allows commercial use', () => {
  const { packages } = read('package-lock.json');
  const reached = new Set<string>(Object.keys(read('package.json').dependencies));
  for (const name of reached)
    for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}))
      reached.add(next);
  expect(reached.size).toBeGreaterThan(5);
  const licences = [...reached].map((name) => {
    return `${name}: ${read(`node_modules/${name}/package.json`).license}`;
  });
  const allowed = /: (?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;
  expect(licences.filter((licence) => !allowed.test(licence))).toEqual([]);
});

it('the Worker computes no locale data, whose first use costs a new isolate 20 ms', () => {
  const inWorker = sourceFiles('src').filter(({ path }) => !path.includes('/service-worker/'));
  const asking = /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/;
  expect('1.5.toLocaleString()').toMatch(asking);
  expect(inWorker.filter(({ text }) => asking.test(text)).map(({ path }) => path)).toEqual([]);
});
