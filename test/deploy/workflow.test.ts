import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { groups } from '../../tools/measure/mutation/groups.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  if?: string;
  permissions: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

const workflow: { permissions: object; jobs: Record<string, Job> } = parse(
  readFileSync('.github/workflows/deploy.yml', 'utf8'),
);
const others = ['mutation', 'desk'] as const;
const readOther = (name: string): typeof workflow & { on: object } =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
const jobs = Object.entries(workflow.jobs);
const deploy = workflow.jobs.deploy?.steps ?? [];
const indexOf = (command: string) => deploy.findIndex(({ run }) => run?.includes(command));

it('names every action by a commit', () => {
  const actions = jobs.flatMap(([, { steps }]) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it.each(others)('gives %s the same actions, and no permission but to read', (name) => {
  const actionsOf = ({ jobs: all }: typeof workflow) =>
    Object.values(all).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const pinned = actionsOf(workflow);
  const other = readOther(name);
  expect(actionsOf(other).filter((action) => !pinned.includes(action))).toEqual([]);
  expect(other.permissions).toEqual({});
  expect(other.jobs[name]?.permissions).toEqual({ contents: 'read' });
});

it('measures every group of mutants each night', () => {
  expect(readOther('mutation').jobs.mutation?.strategy?.matrix.group).toEqual(Object.keys(groups));
});

it('deploys the staff desk only by hand and from main', () => {
  const { on, jobs } = readOther('desk');
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  expect(jobs.desk?.if).toBe("github.ref == 'refs/heads/main'");
});

it('has no permission by default, and gives no job more than it needs', () => {
  expect(workflow.permissions).toEqual({});
  const writers = jobs.filter(([, job]) => Object.values(job.permissions).includes('write'));
  expect(writers.map(([name]) => name)).toEqual(['attest']);
});

it('deploys only from main, and only the build that the gate tested', () => {
  expect(workflow.jobs.deploy?.needs).toContain('gate');
  for (const name of ['attest', 'deploy']) {
    expect(workflow.jobs[name]?.if).toContain("github.ref == 'refs/heads/main'");
  }
  const step = deploy[indexOf('npm run deploy')];
  expect(step?.run).toMatch(/--artifact \S+ --digest "\$DIGEST"/);
});

it('checks the live site after the deploy and rolls back if that fails', () => {
  const [deployed, smoke, rollback] = ['run deploy', 'run smoke', 'wrangler rollback'].map(indexOf);
  expect(deployed).toBeGreaterThan(-1);
  expect(smoke).toBeGreaterThan(deployed ?? 0);
  expect(rollback).toBeGreaterThan(smoke ?? 0);
  expect(deploy[rollback ?? 0]?.if).toContain('failure()');
});

it('shows the secrets to the steps that deploy, to no other', () => {
  const seen = jobs.flatMap(([, { steps }]) =>
    steps.filter((step) => JSON.stringify(step).includes('secrets.')).map(({ run }) => run ?? ''),
  );
  expect(seen.every((run) => run.includes('deploy') || run.includes('rollback'))).toBe(true);
  expect(JSON.stringify(jobs.map(([, { steps: _, ...job }]) => job))).not.toContain('secrets.');
});
