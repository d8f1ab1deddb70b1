import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ownNode } from '../../tools/deploy/supply/own-node.ts';
import { project } from './lock-file.ts';

describe('the Node that runs the scripts', () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = project.optionalDependencies[`node-${platform}-${process.arch}`];

  it.runIf(packaged)('is the packaged one', () => {
    expect(process.versions.node).toBe(packaged);
  });

  it('has the same major version on every platform, and in its types', () => {
    const pinned = [
      ...Object.values(project.optionalDependencies),
      project.devDependencies['@types/node'] ?? '',
    ];
    expect(new Set(pinned.map((version) => Number(version.split('.')[0])))).toEqual(
      new Set([ownNode.major]),
    );
  });

  it('gets security fixes for six more months', () => {
    const inSixMonths = new Date();
    inSixMonths.setMonth(inSixMonths.getMonth() + 6);
    const remedy = `Node ${ownNode.major} ends on ${ownNode.endOfLife}: pin the next LTS in package.json and own-node.ts`;
    expect(inSixMonths < new Date(ownNode.endOfLife), remedy).toBe(true);
  });
});

describe('a Node that is too old', () => {
  const checkNode = './tools/run/check-node.cjs';

  /** Runs the check as if this were another version: the exit code and what it prints. */
  function checkOn(version: string): { code: number | null; printed: string } {
    const script = `Object.defineProperty(process, 'version', { value: '${version}' }); require('${checkNode}')`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
    });
    return { code: status, printed: stdout + stderr };
  }

  it.each(['v18.20.8', 'v20.20.2', 'v22.18.0'])('%s is refused in one sentence', (version) => {
    const { code, printed } = checkOn(version);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^Node [\d.]+ or newer is needed, and this is v[\d.]+: [^.]+\.\S+\.\n$/,
    );
    expect(printed).toContain(version);
  });

  it.each(['v22.19.0', 'v24.0.0', 'v26.10.0'])('%s is accepted in silence', (version) => {
    expect(checkOn(version)).toEqual({ code: 0, printed: '' });
  });
});
