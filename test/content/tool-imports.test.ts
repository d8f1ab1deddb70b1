import { describe, expect, it } from 'vitest';
import { importsIn } from './module-imports.ts';

const arrow = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`;

/** The rooms of the tools, and those of them that each may import beside itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // the build asks the Worker that it has built for its pages
  build: ['run'],
  // the doctor asks which originals the build takes
  deploy: ['build'],
  run: [],
  // what is measured is what was built, with its seed
  measure: ['build', 'run'],
};

const roomOf = (path: string) => /^tools\/([a-z]+)\//.exec(path)?.[1];

describe('tools stand beside the site', () => {
  const tools = importsIn('tools');

  it('the reader of imports sees them', () => {
    expect(tools.map(arrow)).toContain('tools/measure/bench/subjects.ts -> src/routes.ts');
  });

  it('the site and what the browser runs know nothing of them, nor of the tests', () => {
    const site = [...importsIn('src'), ...importsIn('client')];
    const wrong = site.filter(({ to }) => /^(tools|test)\//.test(to));
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('they import no test: a test may use a tool, and not the other way round', () => {
    expect(tools.filter(({ to }) => to.startsWith('test/')).map(arrow)).toEqual([]);
  });

  it('plugins, deploy steps and what runs the site stand for themselves', () => {
    const wrong = tools.filter(({ from, to }) => {
      const [own, other] = [roomOf(from) ?? '', roomOf(to)];
      return other !== undefined && own !== other && !mayImport[own]?.includes(other);
    });
    expect(wrong.map(arrow)).toEqual([]);
  });
});
