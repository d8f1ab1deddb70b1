import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { people } from '../../src/facts/people/people.ts';
import { staffBios } from '../../src/words/en/frame/staff.ts';
import type { MeasuredScript } from '../../tools/measure/sizes/measure-sizes.ts';
import { gzipSize } from '../../tools/measure/sizes/wire-size.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { clientScripts, ownCodeInBrowser, workerScript } from './limits.ts';

/** Measured by the script that `npm run sizes` runs, as a production build. */
const measured: MeasuredScript[] = JSON.parse(
  execFileSync(process.execPath, ['tools/measure/sizes/measure-sizes.ts', '--json'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
const client = measured.filter(({ environment }) => environment === 'client');
const worker = measured.filter(({ environment }) => environment === 'ssr');

/** The built files of the Worker, read when a test asks for them. */
const workerCode = () =>
  worker.map(({ fileName }) => readFileSync(`dist/worker/${fileName}`, 'utf8'));

/** The scripts of the browser as the limits name them: what the bundler split off is one. */
const named = [...new Set(client.map(({ name }) => name.replace(/^shared .*/, 'shared')))].map(
  (name) => {
    const scripts = client.filter((script) => script.name.split(' ')[0] === name);
    const sum = (pick: (script: MeasuredScript) => number) =>
      scripts.reduce((total, script) => total + pick(script), 0);
    return {
      name,
      minified: sum(({ minified }) => minified),
      gzip: sum(({ gzip }) => gzip),
      groups: new Set(scripts.flatMap(groupsOf)),
    };
  },
);

function groupsOf({ shares }: MeasuredScript): string[] {
  return shares.map(({ group }) => group).filter((group) => group !== 'bundler');
}

function isOwnCode(group: string): boolean {
  return group === 'client' || group.startsWith('src/');
}

describe("the browser's scripts", () => {
  it('are the ones that the table names, and no other', () => {
    const rows = named.map(({ name, minified, gzip }) => [
      name,
      minified,
      gzip,
      clientScripts[name]?.limit ?? 'unknown',
    ]);
    console.log(`${toTextTable(['script', 'minified', 'gzip', 'limit'], rows)}\n`);
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(clientScripts).sort());
  });

  it.each(Object.entries(clientScripts))('%s is no larger than it may be', (name, { limit }) => {
    const script = named.find((one) => one.name === name);
    expect(script?.gzip).toBeLessThanOrEqual(limit);
  });

  it.each(Object.entries(clientScripts))('%s holds what is named and no more', (name, limits) => {
    const groups = [...(named.find((one) => one.name === name)?.groups ?? [])];
    const packages = groups.filter((group) => !isOwnCode(group));
    expect(packages.filter((one) => !limits.packages.includes(one))).toEqual([]);
    expect(groups.filter(isOwnCode).filter((one) => !ownCodeInBrowser.includes(one))).toEqual([]);
  });

  it.each(client.map((script) => [script.name, script] as const))(
    '%s carries no server code and no article or person',
    (_, script) => {
      const code = readFileSync(`dist/client/${script.fileName}`, 'utf8');
      const words = [
        ...blogArticles.flatMap(({ title, excerpt }) => [title, excerpt]),
        ...medicalArticles.flatMap(({ title, excerpt }) => [title, excerpt]),
        ...Object.values(people).map(({ name }) => name),
        ...Object.values(staffBios),
      ];
      const server = ['renderToReadableStream', 'renderToString', 'SITE_URL', 'ASSETS', 'no-store'];
      expect([...words, ...server].filter((text) => code.includes(text))).toEqual([]);
    },
  );

  it('are built for production and leave no map or comment of the sources behind', () => {
    for (const { fileName } of client) {
      const code = readFileSync(`dist/client/${fileName}`, 'utf8');
      expect(code).not.toMatch(/sourceMappingURL|jsxDEV|react\.development|process\.env/);
    }
  });
});

describe('the Worker', () => {
  it('is no larger than it may be', () => {
    const rows = worker.map(({ fileName, minified, gzip }) => [fileName, minified, gzip]);
    const gzip = gzipSize(workerCode().join('\n'));
    const minified = worker.reduce((total, script) => total + script.minified, 0);
    const whole = ['in all, together', minified, gzip];
    const limit = ['limit', '', workerScript.limit];
    const table = toTextTable(['in the Worker', 'minified', 'gzip'], [...rows, whole, limit]);
    console.log(`${table}\n`);
    expect(gzip).toBeLessThanOrEqual(workerScript.limit);
  });

  it('holds the packages that the table names and no other', () => {
    const packages = new Set(worker.flatMap(groupsOf).filter((group) => !isOwnCode(group)));
    expect([...packages].sort()).toEqual([...workerScript.packages].sort());
  });

  it('is built for production', () => {
    const code = workerCode().join('\n');
    expect(code).not.toMatch(/sourceMappingURL|jsxDEV|checkPropTypes/);
  });
});
