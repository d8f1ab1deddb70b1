import type { Plugin } from 'vite';

/** Reloads the page when a file changes that only the Worker uses, which Vite does not do. */
export function reloadOnServerEdit(): Plugin {
  return {
    name: 'reload-on-server-edit',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const known = server.environments.client.moduleGraph;
      const serverOnly = modules.some(({ file }) => file && !known.getModulesByFile(file)?.size);
      if (serverOnly) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
