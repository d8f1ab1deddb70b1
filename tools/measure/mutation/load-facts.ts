/// <reference types="vite/types/importMeta.d.ts" />
// Loads all facts before the first test: Stryker leaves out constants only if no test loads them.
import.meta.glob('../../../src/facts/**/*.ts', { eager: true });
