import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { people } from '../../src/facts/people/people.ts';
import { staffBios } from '../../src/words/en/hospital/staff.ts';
import type { MeasuredScript } from '../../tools/measure/sizes/measure-sizes.ts';
import { gzipSize } from '../../tools/measure/sizes/wire-size.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { clientScripts, ownCodeInBrowser, workerScript } from './budgets.ts';

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

/** Reads the built files of the Worker. */
const workerCode = () =>
  worker.map(({ fileName }) => readFileSync(`dist/worker/${fileName}`, 'utf8'));

/** The browser's scripts by the names in budgets.ts; the shared files of the bundler are one. */
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
  it('are those of budgets.ts', () => {
    const rows = named.map(({ name, minified, gzip }) => [
      name,
      minified,
      gzip,
      clientScripts[name]?.budget ?? 'unknown',
    ]);
    console.log(`${toTextTable(['script', 'minified', 'gzip', 'budget'], rows)}\n`);
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(clientScripts).sort());
  });

  it('are within their budgets and contain only the packages and folders of budgets.ts', () => {
    const faults = Object.entries(clientScripts).flatMap(([name, { budget, packages }]) => {
      const { gzip = Number.NaN, groups = [] } = named.find((one) => one.name === name) ?? {};
      const allowed = [...packages, ...ownCodeInBrowser];
      const foreign = [...groups].filter((group) => !allowed.includes(group));
      return gzip <= budget && foreign.length === 0
        ? []
        : [`${name}: ${gzip} bytes of ${budget}, and ${foreign.join(', ') || 'nothing else'}`];
    });
    expect(faults).toEqual([]);
  });

  it('contain no server code and no article or person', () => {
    const words = [...blogArticles, ...medicalArticles].flatMap((one) => [one.title, one.excerpt]);
    const persons = [...Object.values(people).map(({ name }) => name), ...Object.values(staffBios)];
    const server = ['renderToReadableStream', 'renderToString', 'SITE_URL', 'ASSETS', 'no-store'];
    for (const { name, fileName } of client) {
      const code = readFileSync(`dist/client/${fileName}`, 'utf8');
      const found = [...words, ...persons, ...server].filter((text) => code.includes(text));
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('are production builds without source maps', () => {
    for (const { fileName } of client) {
      const code = readFileSync(`dist/client/${fileName}`, 'utf8');
      expect(code).not.toMatch(/sourceMappingURL|jsxDEV|react\.development|process\.env/);
    }
  });
});

describe('the Worker', () => {
  it('is within its budget', () => {
    const rows = worker.map(({ fileName, minified, gzip }) => [fileName, minified, gzip]);
    const gzip = gzipSize(workerCode().join('\n'));
    const minified = worker.reduce((total, script) => total + script.minified, 0);
    const whole = ['in all, together', minified, gzip];
    const budget = ['budget', '', workerScript.budget];
    const table = toTextTable(['in the Worker', 'minified', 'gzip'], [...rows, whole, budget]);
    console.log(`${table}\n`);
    expect(gzip).toBeLessThanOrEqual(workerScript.budget);
  });

  it('contains the packages of budgets.ts', () => {
    const packages = new Set(worker.flatMap(groupsOf).filter((group) => !isOwnCode(group)));
    expect([...packages].sort()).toEqual([...workerScript.packages].sort());
  });

  it('is a production build', () => {
    const code = workerCode().join('\n');
    expect(code).not.toMatch(/sourceMappingURL|jsxDEV|checkPropTypes/);
  });
});
