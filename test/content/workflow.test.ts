import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownNode } from '../../tools/deploy/supply/own-node.ts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { needs?: string; if?: string; env?: Record<string, string>; steps: Step[] }
  >;
}

const workflow: Workflow = parse(readFileSync('.github/workflows/deploy.yml', 'utf8'));
const { gate, deploy } = workflow.jobs;
const runs = (steps: readonly Step[] = []) => steps.map(({ run = '' }) => run).join('\n');

describe('what a push starts', () => {
  it('is the gate, and a deploy only after it', () => {
    expect(runs(gate?.steps)).toContain('.ci/run');
    expect(deploy?.needs).toBe('gate');
    expect(runs(deploy?.steps)).toMatch(/^ *npm run deploy$/m);
    expect(workflow.on.push?.branches).toEqual(['main']);
  });

  it("puts nothing live that is somebody's proposal, and lets it write nothing", () => {
    expect(deploy?.if).toBe("github.event_name != 'pull_request'");
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('keeps what opens the account in secrets, away from the gate', () => {
    expect(Object.values(deploy?.env ?? {})).toEqual([
      expect.stringMatching(/^\$\{\{ secrets\.CLOUDFLARE_API_TOKEN \}\}$/),
      expect.stringMatching(/^\$\{\{ secrets\.CLOUDFLARE_ACCOUNT_ID \}\}$/),
    ]);
    expect(JSON.stringify(gate)).not.toContain('secrets');
  });

  it('runs on the same major version of Node as the scripts', () => {
    for (const { steps } of Object.values(workflow.jobs)) {
      const [node] = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
      expect(node?.with?.['node-version']).toBe(ownNode.major);
    }
  });
});
