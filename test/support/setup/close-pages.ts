import { afterAll, afterEach } from 'vitest';
import { closeBlanks, closePages } from '../browser/open-page.ts';

// a file of its own, run for each file of tests: the module of `openPage` is loaded once for all
afterEach(closePages);
afterAll(closeBlanks);
