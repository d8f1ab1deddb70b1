import type { Plugin } from 'vite';
/** Reloads the page when a file changes that only the Worker uses; Vite does not by itself. */
export declare function reloadOnServerEdit(): Plugin;
