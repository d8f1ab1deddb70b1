import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('check-node.cjs', () => {
  /** Runs the check with another `process.version`; returns the exit code and the output. */
  function checkOn(version: string): { code: number | null; printed: string } {
    const script = `Object.defineProperty(process, 'version', { value: '${version}' }); require('./tools/run/check-node.cjs')`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
    });
    return { code: status, printed: stdout + stderr };
  }

  it('refuses Node 22.18 in one sentence', () => {
    const { code, printed } = checkOn('v22.18.0');
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^Node [\d.]+ or newer is needed, and this is v22\.18\.0: [^.]+\.\S+\.\n$/,
    );
  });

  it('accepts Node 22.19 without output', () => {
    expect(checkOn('v22.19.0')).toEqual({ code: 0, printed: '' });
  });
});
