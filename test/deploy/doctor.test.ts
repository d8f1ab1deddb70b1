import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { editedFiles, readEdited } from '../../tools/build/edited-files/edited-files.ts';
import { examineBeforeDeploy } from '../../tools/deploy/doctor/examine.ts';
import type { Finding } from '../../tools/deploy/doctor/finding.ts';

const today = '2026-11-23';
const findings = await examineBeforeDeploy(today, async () => '{"loggedIn":true}');
const errors = findings.filter(({ level }) => level === 'error');

/** Runs the doctor as an operator does; returns its output and exit code. */
function runDoctor(...args: string[]): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const command = ['tools/deploy/doctor/doctor.ts', ...args];
    execFile(process.execPath, command, { maxBuffer: 1e7 }, (error, output) =>
      resolve({ output, code: Number(error?.code ?? 0) }),
    );
  });
}

/** Files with facts that are marked as samples. */
const marked = editedFiles()
  .filter((edited) => readEdited(edited).includes('"sample": true'))
  .map(({ file }) => file);

it('the doctor has an error for each file with a sample fact, so the sample cannot go live', () => {
  const named = errors.flatMap(({ where }) => where.map((place) => place.split(':')[0] ?? ''));
  expect(marked.filter((path) => !named.includes(path))).toEqual([]);
  const text = errors.map(({ what }) => what).join('\n');
  for (const path of marked)
    expect(text).toContain(`${path} still has facts of the sample hospital`);
});

it('npm run doctor exits with 1 on an error and 0 on none, as text and as JSON', async () => {
  const [plain, json] = await Promise.all([runDoctor(), runDoctor('--json')]);
  const found: Finding[] = JSON.parse(json.output);
  const count = found.filter(({ level }) => level === 'error').length;
  expect([plain.code, json.code]).toEqual(count > 0 ? [1, 1] : [0, 0]);
  if (count > 0) expect(plain.output).toContain('must not go live');
  else expect(plain.output).toContain('Ready to go live');
});
