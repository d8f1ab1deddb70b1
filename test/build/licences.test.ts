import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockFile, project } from './lock-file.ts';

/** Licences under which code may be sent to visitors with this site's own terms. */
const forVisitors = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

/** What reaches the browser or the Worker: the dependencies with theirs, and the drawn icons. */
function runtimePackages(): string[] {
  const reached = new Set<string>(['@phosphor-icons/core']);
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    const found = lockFile.packages[`node_modules/${name}`];
    for (const next of Object.keys(found?.dependencies ?? {})) visit(next);
  };
  for (const name of Object.keys(project.dependencies)) visit(name);
  return [...reached].sort();
}

function licenceOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;
}

it.each(runtimePackages())('%s has a licence that allows sending it to visitors', (name) => {
  expect(licenceOf(name)).toMatch(forVisitors);
});
