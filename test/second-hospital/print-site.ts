import { writeFileSync } from 'node:fs';
import { loadConfigFromFile, type Plugin, runnerImport } from 'vite';

/* `node test/second-hospital/print-site.ts FILE` writes the site of the checkout in which it runs. */
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
const { module } = await runnerImport<typeof import('./site.ts')>(
  './test/second-hospital/site.ts',
  {
    logLevel: 'error',
    plugins: loaded?.config.plugins as Plugin[],
  },
);
const [, , file = ''] = process.argv;
writeFileSync(file, JSON.stringify(module));
