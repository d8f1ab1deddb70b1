import type { TestProject } from 'vitest/node';
import { startBuiltWorker } from '../../../tools/run/built-worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built Worker, such as 'http://127.0.0.1:12345'. */
    origin: string;
  }
}

/** Serves the built Worker while the tests of one project run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startBuiltWorker();
  project.provide('origin', origin);
  return stop;
}
