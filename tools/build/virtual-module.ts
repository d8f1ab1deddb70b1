import type { Plugin } from 'vite';

/** Returns the hooks of a plugin that provides one module of this name, whose code `load` returns. */
export function virtualModule(
  name: string,
  load: () => string | Promise<string>,
): Pick<Plugin, 'resolveId' | 'load'> {
  const id = `\0${name}`;
  return {
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? load() : undefined),
  };
}
