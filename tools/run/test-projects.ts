import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import type { TestProjectConfiguration } from 'vitest/config';

/** For projects without a browser: one worker per core, whose test files share loaded modules. */
const sharedWorkers = { isolate: false, maxWorkers: 2 } as const;

/** Vitest's projects: the runner of a test is the suffix of its file. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    plugins: [
      cloudflareTest({
        main: './src/index.ts',
        wrangler: { configPath: './wrangler.toml' },
      }),
    ],
    test: {
      name: 'worker',
      include: ['test/**/*.worker.test.{ts,tsx}'],
      // each test creates its own app, so files can share an isolate: half the time
      ...sharedWorkers,
      testTimeout: 120_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/**/*.{worker,http,browser,budget,fuzz}.test.{ts,tsx}'],
      // load facts, words and pages once, not per file; no test changes them
      ...sharedWorkers,
      testTimeout: 120_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'http',
      include: ['test/**/*.http.test.ts'],
      ...sharedWorkers,
      globalSetup: ['test/support/setup/serve-built-worker.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['test/**/*.browser.test.ts'],
      globalSetup: [
        'test/support/setup/serve-built-worker.ts',
        'test/support/setup/unpack-chromium.ts',
      ],
      // one browser per worker; every test has its own context
      isolate: false,
      setupFiles: ['test/support/setup/close-pages.ts'],
      // generous timeouts: the tests assert behaviour, not speed
      testTimeout: 240_000,
      hookTimeout: 240_000,
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'budgets',
      include: ['test/**/*.budget.test.ts'],
      globalSetup: [
        'test/support/setup/serve-built-worker.ts',
        'test/support/setup/unpack-chromium.ts',
      ],
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // these tests measure loading and full load, so nothing else may run beside them
      fileParallelism: false,
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    test: {
      name: 'fuzz',
      include: ['test/**/*.fuzz.test.ts'],
      ...sharedWorkers,
      testTimeout: 900_000,
    },
  },
];
