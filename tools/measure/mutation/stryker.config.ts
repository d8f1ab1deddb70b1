import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { chosenGroup } from './groups.ts';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/measure/mutation/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...chosenGroup().mutate],
  ignorePatterns: ['/dist', '/artifact', '/.cache', '/.shots'],
  // constants are facts, and a test never copies a fact
  ignoreStatic: true,
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  tempDirName: '.cache/mutation/sandbox',
  thresholds: { high: 90, low: 80, break: 80 },
} satisfies PartialStrykerOptions;
