import { afterAll, afterEach } from 'vitest';
import { closeBlanks, closePages } from '../browser/open-page.ts';

// runs for each test file, because the module of `openPage` is loaded once for all files
afterEach(closePages);
afterAll(closeBlanks);
