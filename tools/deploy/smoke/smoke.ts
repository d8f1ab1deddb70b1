import { parseArgs } from 'node:util';
import { localHost } from '../../../src/site/local-host.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';
import { cacheStatus } from './header-checks.ts';
import { runChecks, toReport } from './run-checks.ts';
import { waitForVersion } from './wait-for-version.ts';

/** Seconds to wait for the new version. */
const patience = 120;

/* `npm run smoke -- [https://host] [--preview] [--digest sha256:...] [--commit ...]`: waits for the
 * version, then checks what a deployment serves, by default the site at SITE_URL. Exits with 0 if all is
 * well, 1 if the version before was better (roll back), 2 on a wrong address, 3 on faults that another
 * version would not mend. */
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
  const target = {
    origin,
    siteUrl: new URL(configuredVariables.SITE_URL).origin,
    isPreview: preview,
    isLocal: localHost.test(host),
    expected: { ...(digest && { digest }), ...(commit && { commit }) },
  };
  const arrived = await waitForVersion(target, target.isLocal ? 0 : patience);
  if (!arrived) console.log(`The expected version has not come within ${patience} s.`);
  const results = await runChecks(target);
  console.log(toReport(results));
  console.log(`\ncf-cache-status of a second request: ${await cacheStatus(origin)}`);
  const faults = results.filter((result) => result.faults.length > 0);
  const isWorse = faults.some(({ severity }) => severity === 'roll back');
  console.log(
    `${origin}: ${faults.length === 0 ? 'all is well' : isWorse ? 'faults, roll back' : 'faults that no rollback mends'}`,
  );
  if (faults.length > 0) process.exitCode = isWorse ? 1 : 3;
}
