import { parseArgs } from 'node:util';
import { localHost } from '../../../src/site/local-host.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';
import { runChecks, toReport } from './run-checks.ts';

/* `npm run smoke -- [https://host] [--preview] [--digest sha256:...] [--commit ...]`: checks what a
 * deployment serves, by default the site at SITE_URL. Exits with 1 on a fault, with 2 on a wrong
 * address. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    digest: { type: 'string' },
    commit: { type: 'string' },
  },
});
const [address = configuredVariables.SITE_URL] = positionals;

if (!URL.canParse(address)) {
  console.error(`'${address}' is no address: npm run smoke -- https://www.yourhospital.co.ke`);
  process.exitCode = 2;
} else {
  const { origin, host } = new URL(address);
  const { preview, digest, commit } = values;
  const results = await runChecks({
    origin,
    siteUrl: new URL(configuredVariables.SITE_URL).origin,
    isPreview: preview,
    isLocal: localHost.test(host),
    expected: { ...(digest && { digest }), ...(commit && { commit }) },
  });
  console.log(toReport(results));
  const faults = results.reduce((sum, result) => sum + result.faults.length, 0);
  console.log(`\n${origin}: ${faults === 0 ? 'all is well' : `${faults} faults`}`);
  if (faults > 0) process.exitCode = 1;
}
