import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import site from '../../../vite.config.ts';
import { chosenGroup } from './groups.ts';

/** Tests that read the text of source files, which Stryker has changed. */
const textTests = ['test/facts/facts-in-one-place.test.ts', 'test/facts/clinical/limits.test.ts'];

const standIn = (name: string) => fileURLToPath(new URL(`./stand-ins/${name}.ts`, import.meta.url));

const otherProjects = ['test/**/*.{http,browser,budget,fuzz}.test.{ts,tsx}'];

/*
 * The tests that Stryker runs for each fault: those of the group, of the projects 'node' and 'worker'.
 * All run in Node, because Stryker cannot see into workerd.
 */
export default defineConfig((environment) => {
  const { tests, leftOut = [] } = chosenGroup();
  const { test: _, ...others } = site({ ...environment, mode: 'test' });
  return {
    ...others,
    resolve: {
      alias: {
        'cloudflare:test': standIn('cloudflare-test'),
        './rendered-pages.ts': standIn('rendered-pages'),
      },
    },
    test: {
      include: tests.map((folder) => folder.replace(/\*\*$/, '**/*.test.{ts,tsx}')),
      exclude: [...otherProjects, ...textTests, ...leftOut],
      setupFiles: ['tools/measure/mutation/load-facts.ts'],
      testTimeout: 120_000,
    },
  };
});
