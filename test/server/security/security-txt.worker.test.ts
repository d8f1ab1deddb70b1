import { expect, it } from 'vitest';
import { securityReport } from '../../../src/facts/legal/security-report.ts';
import { daysBetween } from '../../../src/time/days.ts';
import { securityTxtPath } from '../../support/worker/machine-file-paths.ts';
import { visit } from '../../support/worker/visit.ts';

/** Returns the value of a field; throws when it is missing or repeated. */
function fieldOf(text: string, name: string): string {
  const [value, another] = text
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
  if (!value || another) throw new Error(`${value ? 'several' : 'no'} ${name}`);
  return value;
}

it('security.txt expires less than a year after the last check (RFC 9116, 2.5.5)', async () => {
  const expires = fieldOf(await (await visit(securityTxtPath)).text(), 'Expires');
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = daysBetween(securityReport.checkedOn, expires.slice(0, 10));
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
