import { defineConfig } from 'vitest/config';
import site from '../../../vite.config.ts';

/** Tests that read the text of source files, which Stryker has changed. */
const textTests = ['test/facts/facts-in-one-place.test.ts', 'test/facts/clinical/limits.test.ts'];

/* The tests of project 'node' that Stryker runs for each mutant: those of the mutated folders. */
export default defineConfig((environment) => {
  const { test, ...others } = site({ ...environment, mode: 'test' });
  const node = test?.projects?.find(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'node',
  );
  if (typeof node !== 'object' || !('test' in node)) throw new Error("no project 'node'");
  return {
    ...others,
    test: {
      ...node.test,
      include: ['test/{facts,time,server,features}/**/*.test.{ts,tsx}'],
      exclude: [...(node.test?.exclude ?? []), ...textTests],
    },
  };
});
